/** Drawn on the same grid as src/symbols. */
export const SYMBOLS: Record<string, string> = {
  troop:
    '<path d="M5 13V10A7 7 0 0 1 19 10V13"/><path d="M5 13V18L9.4 20.6V14.4H14.6V20.6L19 18V13"/><path d="M12 3V11"/>',
  barracks: '<path d="M3 20V10L12 3.6L21 10V20"/><path d="M9 20V14.4Q9 12 12 12T15 14.4V20"/><path d="M2 20.4H22"/>',
  spy: '<path d="M1.8 12Q12 2.6 22.2 12Q12 21.4 1.8 12Z"/><path class="f" d="M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z"/>',
  trophies:
    '<path d="M7 3.4H17V9.4A5 5 0 0 1 7 9.4Z"/><path d="M7 5.4H3.6Q3.6 10 7.4 10.6M17 5.4H20.4Q20.4 10 16.6 10.6"/><path d="M12 14.4V18"/><path d="M8 20.8H16L15 18H9Z"/>',
  inner:
    '<path d="M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 1 0 0-18.4Z"/><path class="f" d="M12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8Z"/>',
  site: '<path d="M3.6 20.4V11Q3.6 3.4 12 3.4T20.4 11V20.4Z"/>',
  supplant: '<path d="M4 8H17M13.4 4.4L17 8L13.4 11.6"/><path d="M20 16H7M10.6 12.4L7 16L10.6 19.6"/>',
  assassinate:
    '<path d="M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2"/><path d="M12 6.4a5.6 5.6 0 1 0 0 11.2a5.6 5.6 0 1 0 0-11.2Z"/>',
  deploy: '<path d="M12 3.4V14.6M7.6 10.4L12 14.8L16.4 10.4"/><path d="M4 15.4V20.4H20V15.4"/>',
  recruit: '<path d="M3.4 18.8L4.6 8.4L9 12.2L12 5.2L15 12.2L19.4 8.4L20.6 18.8Z"/>',
  ambition: '<path class="f" d="M12 1.6L21.4 18.4L12 14.4L2.6 18.4Z"/><path d="M5.6 22H18.4"/>',
  conquest: '<path class="f" d="M3.6 2.8H20.4V11Q20.4 18.6 12 22.2Q3.6 18.6 3.6 11Z"/>',
  malice: '<path class="f" d="M12 1.4Q13 7 17.6 11A8 8 0 1 1 6.4 11Q11 7 12 1.4Z"/>',
  guile: '<path class="f" d="M1.4 12Q12 .6 22.6 12Q12 23.4 1.4 12ZM12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6Z"/>',
  obedience:
    '<path class="f" d="M7.4 6.4H16.6A5.6 5.6 0 0 1 16.6 17.6H7.4A5.6 5.6 0 0 1 7.4 6.4ZM8 10A2 2 0 0 0 8 14H16A2 2 0 0 0 16 10Z"/>',
  spyback:
    '<path d="M1.8 14Q12 6 22.2 14Q12 22 1.8 14Z"/><path class="f" d="M12 11.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8Z"/><path d="M15.5 2.5H8.5M11 0L8.5 2.5L11 5"/>',
  discard: '<path d="M6 3.4H16.4V17.4H6Z" stroke-dasharray="3 2.6"/><path d="M8.6 20.4H19.2V6"/>',
  devour:
    '<path d="M2 12Q12 1.6 22 12Q12 22.4 2 12Z"/><path d="M4.4 12L7.4 9.6L9.6 13.4L12 9.2L14.4 13.4L16.6 9.6L19.6 12"/>',
  promote: '<path d="M12 3V15M7 8L12 3L17 8"/><path d="M5 19.5A9 4 0 0 1 19 19.5"/>',
  retreat: '<path d="M12 14.6V3.4M7.6 7.6L12 3.2L16.4 7.6"/><path d="M4 15.4V20.4H20V15.4"/>',
  market:
    '<path d="M3.5 9.5L5.5 3.6H18.5L20.5 9.5"/><path d="M3.5 9.5A2.8 2.8 0 0 0 9.2 9.5A2.8 2.8 0 0 0 14.8 9.5A2.8 2.8 0 0 0 20.5 9.5"/><path d="M5.4 12.6V20.4H18.6V12.6"/>',
  outcast: '<path d="M4 4L20 20M20 4L4 20M12 1.8V22.2M1.8 12H22.2"/>',
};
