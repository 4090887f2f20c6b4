# The table in words, shortcuts, and what is read aloud.

twin-text-table = Text table
twin-text-table-about = The table in words, with numbered choices.
twin-seat = { $name }

## Ways past what one knows
twin-skip = Skip
twin-skip-text = Text table
twin-skip-drawn = Drawn table
twin-skip-choices = To your choices
twin-skip-main = To the main part

## Choices
twin-choices = Your choices: { $count }
twin-filter = Number or words
twin-enter = Enter: { $action }
twin-found = { $count ->
    [0] No choice like that.
    [one] 1 choice
   *[other] { $count } choices
  }

## Read aloud
twin-voice-polite = What happens
twin-voice-urgent = For you
twin-your-turn = Your turn. { $asked }
twin-clock-short = Your clock is short: { $left }
twin-said = { $name } says: { $text }
twin-more-told = { $count ->
    [one] 1 more event is in the log.
   *[other] { $count } more events are in the log.
  }
twin-nothing-told = Nothing has happened yet.
twin-told = Read aloud
twin-told-all = All that happens
twin-told-mine = My turns and refusals

## Shortcuts
twin-keys = Keyboard shortcuts
twin-keys-plain = Single keys
twin-keys-plain-about = A key alone, such as S; never while you type.
twin-keys-alt = Alt + Shift
twin-keys-alt-about = For screen readers that use single keys themselves.
twin-keys-off = Off
twin-keys-off-about = Tab, Enter and Escape go on working.
twin-keys-title = Keyboard shortcuts
twin-keys-about = Escape leaves a field or closes a window. The settings can turn these keys off.
twin-keys-are-off = Keyboard shortcuts are off.
twin-keys-turn-on = Turn them on
twin-keys-everywhere = Everywhere
twin-keys-door = At the door
twin-keys-table = At the table
twin-keys-words = In the text table
twin-keys-choices = Your choices
twin-key-list = This list
twin-key-door = To the door
twin-key-settings = Settings
twin-key-play = Play { $game } against bots
twin-key-continue = Go on with your table
twin-key-status = What is asked
twin-key-choices = Your choices
twin-key-next = What waits for you
twin-key-result = The result
twin-key-hint = Hint
twin-key-undo = Undo
twin-key-seats = Seats
twin-key-log = Log
twin-key-chat = Chat
twin-key-repeat = Say again what happened
twin-key-menu = Menu
twin-key-text = Text table
twin-key-drawn = Drawn table
twin-key-go = { $where }
twin-key-number = Type the number of a choice, then Enter
twin-key-filter = Find a choice by words
twin-key-least = To “{ $action }”
