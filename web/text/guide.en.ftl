# What the guide calls each kind of question, in English; what it says of them are sentences of the rules.

## Tyrants of the Underdark

web-guide-tyrants-start = Choose where you begin
web-guide-tyrants-play = Play your cards
web-guide-tyrants-deploy = Deploy a troop
web-guide-tyrants-recruit = Recruit a card
web-guide-tyrants-assassinate = Assassinate a troop
web-guide-tyrants-return-spy = Send a spy home
web-guide-tyrants-end = End your turn
web-guide-tyrants-spy = Place a spy
web-guide-tyrants-choose = Choose one of two
web-guide-tyrants-deploy-card = A card deploys for you
web-guide-tyrants-assassinate-card = A card assassinates for you
web-guide-tyrants-supplant = Supplant a troop
web-guide-tyrants-spy-back = Bring a spy back
web-guide-tyrants-promote = Promote a card
web-guide-tyrants-devour = Devour a card
web-guide-tyrants-focus = Show a card for focus
web-guide-tyrants-discard = Discard a card

## Abyss

web-guide-abyss-explore = Explore the depths
web-guide-abyss-ally = Take the Ally, or go deeper
web-guide-abyss-buy = Buy from the explorer
web-guide-abyss-monster = A Monster: fight or flee
web-guide-abyss-reward = Choose your reward
web-guide-abyss-hire = Hire a Lord
web-guide-abyss-support = Ask the Council for support
web-guide-abyss-plot = Plot at Court
web-guide-abyss-pay = Pay for the Lord
web-guide-abyss-affiliate = One Ally stays with you
web-guide-abyss-location = Take control of a Location
web-guide-abyss-keys = Choose the keys
web-guide-abyss-power = Use a power of your Lord
web-guide-abyss-discard = Discard an Ally

## A War of Whispers

web-guide-whispers-place = Place an agent
web-guide-whispers-banners = Add banners
web-guide-whispers-put = Put a banner on the map
web-guide-whispers-attack = Attack
web-guide-whispers-from = Where the attack comes from
web-guide-whispers-into = Where the attack goes
web-guide-whispers-number = How many go
web-guide-whispers-draw = Draw cards
web-guide-whispers-move = Move an agent
web-guide-whispers-card = Play a card
web-guide-whispers-spend = Pay with cards
web-guide-whispers-discard = Discard down to five
web-guide-whispers-swap = Swap loyalties
web-guide-whispers-recall = Take an agent back

## Secret City

web-guide-secret-city-draft = Take a territory
web-guide-secret-city-strategy = Declare a strategy
web-guide-secret-city-victim = Name your target
web-guide-secret-city-income = Use your territories
web-guide-secret-city-house = A card of your House
web-guide-secret-city-buy = Buy characters
web-guide-secret-city-assign = Assign a character FOR or AGAINST
web-guide-secret-city-use = Use a card or an ability
web-guide-secret-city-pass = Pass
web-guide-secret-city-propose = Propose a contract
web-guide-secret-city-answer = Answer a contract
web-guide-secret-city-perform = Keep your word
web-guide-secret-city-target = Choose a character
web-guide-secret-city-capture = Capture a territory
web-guide-secret-city-window = A moment for cards
web-guide-secret-city-auction = Bid for the initiative
web-guide-secret-city-first = Name the first player
