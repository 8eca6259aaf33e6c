import type { enAccountNames } from '../en/account-names.ts'
import type { Translation } from '../texts.ts'

/** The texts of ChooseAccountName, RegisterAccountName and RegisterAccountNameSuccess, in German. */
export const deAccountNames: Translation<typeof enAccountNames> = {
  'accountNames.title': 'Kontoname',
  'accountNames.chooseTitle': 'Wähle deinen Kontonamen',
  'accountNames.chooseBody':
    'Ein Name ist leichter zu lesen und einzugeben als eine Adresse. Was an ihn gesendet wird, erreicht dein Konto.',
  'accountNames.choose': 'Namen wählen',
  'accountNames.learnAboutNames': 'Mehr über Namen erfahren',
  'accountNames.learnMore': 'Mehr erfahren',
  'accountNames.registerTitle': 'Namen wählen',
  'accountNames.name': 'Name eingeben',
  'accountNames.tooShort': 'Der Name braucht mindestens 4 Zeichen',
  'accountNames.wrongSigns': 'Nur Buchstaben, Ziffern und Bindestriche',
  'accountNames.taken': 'Du hast schon einen Namen',
  'accountNames.asking': 'Wird geprüft',
  'accountNames.available': 'Verfügbar',
  'accountNames.unavailable': 'Nicht verfügbar',
  'accountNames.isRegistered': 'Vergeben',
  'accountNames.suggestions': 'Ähnliche Namen',
  'accountNames.noSuggestions': 'Keine ähnlichen Namen verfügbar',
  'accountNames.register': 'Registrieren',
  'accountNames.registering': 'Wird registriert\u00a0…',
  'accountNames.cancel': 'Abbrechen',
  'accountNames.retry': 'Erneut versuchen',
  'accountNames.signing': 'In {wallet} signieren',
  'accountNames.signingBody': 'Die Signatur gilt zehn Sekunden.',
  'accountNames.lingering':
    'Das hat zu lange gedauert. Brich ab, beginne erneut und signiere innerhalb von zehn Sekunden in {wallet}.',
  'accountNames.lingeringHere':
    'Das hat zu lange gedauert. Brich ab, beginne erneut und signiere innerhalb von zehn Sekunden.',
  'accountNames.posting': '{name} wird registriert',
  'accountNames.doubted': 'Noch keine Antwort. Wir prüfen, ob der Name dir gehört.',
  'accountNames.nobodyBody': 'Verbinde eine Wallet, die für ein EVM-Konto signieren kann.',
  'accountNames.noNetworkBody':
    'Deine Wallet nutzt ein Netzwerk, das diese App nicht anbietet. Wähle ein anderes.',
  'accountNames.networks': 'Netzwerk wählen',
  'accountNames.invalidChainBody':
    'In diesem Netzwerk kannst du keinen Namen registrieren. Wähle ein anderes.',
  'accountNames.findFailedBody':
    'Der Namensdienst antwortet nicht. Prüfe deine Internetverbindung und versuche es erneut.',
  'accountNames.ownNamesFailedBody':
    'Wir konnten nicht prüfen, ob du schon einen Namen hast. Prüfe deine Internetverbindung und versuche es erneut.',
  'accountNames.failedBody':
    'Es wurde nichts registriert. Versuche es erneut oder wähle einen anderen Namen.',
  'accountNames.unclearBody':
    'Es kam keine Antwort, der Name kann dir schon gehören. Prüfe dein Konto, bevor du es erneut versuchst.',
  'accountNames.declined': 'Abgelehnt',
  'accountNames.declinedBody': 'Es wurde nichts registriert. Du kannst es erneut versuchen.',
  'accountNames.pending': 'Deine Wallet ist beschäftigt',
  'accountNames.pendingBody':
    'Eine frühere Anfrage ist noch offen. Beantworte sie in {wallet} und versuche es erneut.',
  'accountNames.lateBody':
    'Es wurde nichts registriert: Eine Signatur gilt zehn Sekunden. Registriere erneut und signiere sofort.',
  'accountNames.clockBody':
    'Der Dienst hat die Uhrzeit deiner Signatur abgelehnt. Stelle die Uhr deines Geräts und versuche es erneut.',
  'accountNames.otherNetworkBody':
    'Es wurde nichts registriert. Signiere in diesem Netzwerk oder wechsle in {wallet} zuerst zurück.',
  'accountNames.done': 'Dein Kontoname ist registriert',
  'accountNames.doneBody': 'Du kannst dein Konto jetzt aufladen und Krypto handeln',
  'accountNames.go': "Los geht's!",
}
