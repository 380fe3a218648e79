"""The line-mode terminal client: it draws views, offers decisions and tells events; it knows no rules."""
