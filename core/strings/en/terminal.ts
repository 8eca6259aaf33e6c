/** The texts that only a terminal has: its keys, and what its own wallet asks. */
export const enTerminal = {
  'terminal.move': '↑↓ move',
  'terminal.press': '⏎ press',
  'terminal.quit': 'q quit',
  'terminal.quitWhileTyping': 'ctrl-c quit',
  'terminal.leave': 'esc {action}',
  'terminal.help': '? {action}',
  'terminal.answer': 'y / n',
  'terminal.readOn': '↓ read on   n',
  'terminal.tooLow':
    'This terminal is too short for the QR code (rows missing: {count}). Use this text instead.',
  'terminal.tooNarrow':
    'This terminal is too narrow for the QR code (columns missing: {count}). Use this text instead.',
  'terminal.askConnect': 'The local key wallet asks: connect to this app?',
  'terminal.askSign': 'The local key wallet asks: sign {method}?',
  'terminal.askSwitch': 'The local key wallet asks: switch to {network}?',
  'terminal.askConfirm': 'The secure frame asks: {title}?',
  'terminal.askAdd': 'The local key wallet asks: add {network} ({chainId})?',
} as const
