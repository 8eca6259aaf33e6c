import type { enTerminal } from '../en/terminal.ts'
import type { Translation } from '../texts.ts'

/** The texts that only a terminal has: its keys, and what its own wallet asks, in German. */
export const deTerminal: Translation<typeof enTerminal> = {
  'terminal.move': '↑↓ bewegen',
  'terminal.moveAcross': '↑↓←→ bewegen',
  'terminal.press': '⏎ drücken',
  'terminal.quit': 'q beenden',
  'terminal.quitWhileTyping': 'ctrl-c beenden',
  'terminal.leave': 'esc {action}',
  'terminal.help': '? {action}',
  'terminal.answer': 'y / n',
  'terminal.readOn': '↓ weiterlesen   n',
  'terminal.tooLow':
    'Dieses Terminal ist zu niedrig für den QR-Code (fehlende Zeilen: {count}). Nutze stattdessen diesen Text.',
  'terminal.tooNarrow':
    'Dieses Terminal ist zu schmal für den QR-Code (fehlende Spalten: {count}). Nutze stattdessen diesen Text.',
  'terminal.askConnect': 'Die Wallet mit lokalem Schlüssel fragt: mit dieser App verbinden?',
  'terminal.askSign': 'Die Wallet mit lokalem Schlüssel fragt: {method} signieren?',
  'terminal.askAction': 'Die Wallet mit lokalem Schlüssel fragt: {action}?',
  'terminal.sign': 'diese Nachricht signieren',
  'terminal.send': '{amount} an {receiver} senden',
  'terminal.allow': '{spender} darf {amount} ausgeben',
  'terminal.call': 'den Vertrag {contract} mit {amount} aufrufen',
  'terminal.create': 'einen Vertrag mit {amount} anlegen',
  'terminal.unlimited': 'unbegrenzt viel {token}',
  'terminal.baseUnits': '{amount} Basiseinheiten',
  'terminal.amount': 'Betrag',
  'terminal.receiver': 'Empfänger',
  'terminal.spender': 'Ausgebender',
  'terminal.contract': 'Vertrag',
  'terminal.token': 'Vertrag des Tokens',
  'terminal.account': 'Von',
  'terminal.fee': 'Höchste Gebühr',
  'terminal.feePerGas': 'Gebühr je Gaseinheit',
  'terminal.network': 'Netzwerk',
  'terminal.data': 'Daten',
  'terminal.message': 'Nachricht',
  'terminal.askSwitch': 'Die Wallet mit lokalem Schlüssel fragt: zu {network} wechseln?',
  'terminal.askConfirm': 'Der sichere Rahmen fragt: {title}?',
  'terminal.askAdd': 'Die Wallet mit lokalem Schlüssel fragt: {network} ({chainId}) hinzufügen?',
}
