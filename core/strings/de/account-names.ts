import type { enAccountNames } from '../en/account-names.ts'
import type { Translation } from '../texts.ts'

/** The texts of ChooseAccountName, RegisterAccountName and RegisterAccountNameSuccess, in German. */
export const deAccountNames: Translation<typeof enAccountNames> = {
  'accountNames.title': 'Kontoname',
  'accountNames.chooseTitle': 'Einen Kontonamen wählen',
  'accountNames.chooseBody':
    'Ein Name liest und tippt sich leichter als eine Adresse. Wer an den Namen sendet, erreicht das Konto.',
  'accountNames.choose': 'Namen wählen',
  'accountNames.learnAboutNames': 'Mehr über Namen erfahren',
  'accountNames.learnMore': 'Mehr erfahren',
  'accountNames.registerTitle': 'Namen wählen',
  'accountNames.name': 'Name eingeben',
  'accountNames.tooShort': 'Der Name muss mindestens 4 Zeichen lang sein',
  'accountNames.wrongSigns': 'Nur Buchstaben, Ziffern und - sind möglich',
  'accountNames.taken': 'Dieses Konto hat schon einen Namen',
  'accountNames.asking': 'Wird nachgeschlagen',
  'accountNames.available': 'Frei',
  'accountNames.unavailable': 'Nicht verfügbar',
  'accountNames.isRegistered': 'Vergeben',
  'accountNames.suggestions': 'Ähnliche freie Namen',
  'accountNames.noSuggestions': 'Kein ähnlicher freier Name ist bekannt',
  'accountNames.register': 'Registrieren',
  'accountNames.registering': 'Läuft\u00a0…',
  'accountNames.cancel': 'Abbrechen',
  'accountNames.retry': 'Erneut versuchen',
  'accountNames.signing': 'In {wallet} unterschreiben',
  'accountNames.signingBody': 'Die Unterschrift gilt zehn Sekunden lang.',
  'accountNames.lingering':
    'Nichts zu sehen? {wallet} selbst öffnen. Eine so späte Unterschrift wird abgelehnt: abbrechen, dann neu beginnen.',
  'accountNames.lingeringHere': 'Eine so späte Unterschrift wird abgelehnt: abbrechen, dann neu beginnen.',
  'accountNames.posting': '{name} wird registriert',
  'accountNames.doubted': 'Keine Antwort kam. Ob der Name schon registriert ist, wird nachgeschlagen.',
  'accountNames.nobodyBody': 'Eine Wallet verbinden, die für ein EVM-Konto unterschreiben kann.',
  'accountNames.noNetworkBody':
    'Die Wallet ist in einem Netzwerk, das hier nicht angeboten wird. Ein anderes wählen.',
  'accountNames.networks': 'Netzwerk wählen',
  'accountNames.invalidChainBody':
    'In diesem Netzwerk kann kein Name registriert werden. Ein anderes wählen.',
  'accountNames.findFailedBody':
    'Der Namensdienst antwortet nicht. Die Internetverbindung prüfen und erneut versuchen.',
  'accountNames.ownNamesFailedBody':
    'Ob dieses Konto schon einen Namen hat, ist nicht bekannt. Die Internetverbindung prüfen und erneut versuchen.',
  'accountNames.failedBody': 'Nichts wurde registriert. Erneut versuchen oder einen anderen Namen wählen.',
  'accountNames.unclearBody':
    'Keine Antwort kam rechtzeitig. Vor dem nächsten Versuch das Konto prüfen: Der Name kann schon registriert sein.',
  'accountNames.declined': 'Abgelehnt',
  'accountNames.declinedBody': 'Nichts wurde registriert. Ein neuer Versuch ist jederzeit möglich.',
  'accountNames.pending': 'Die Wallet ist beschäftigt',
  'accountNames.pendingBody':
    'Eine frühere Anfrage ist noch offen. In {wallet} beantworten, dann erneut versuchen.',
  'accountNames.lateBody':
    'Eine Unterschrift gilt zehn Sekunden. Nichts wurde registriert: neu registrieren und gleich unterschreiben.',
  'accountNames.clockBody':
    'Der Dienst hat die Zeit der Unterschrift abgelehnt. Die Uhr dieses Geräts stellen, dann erneut versuchen.',
  'accountNames.elsewhereBody':
    'Nichts wurde registriert. Dort erneut versuchen oder {wallet} vorher zurückstellen.',
  'accountNames.done': 'Kontoname erfolgreich gewählt',
  'accountNames.doneBody': 'Das Konto kann jetzt aufgeladen und zum Handeln genutzt werden',
  'accountNames.go': "Los geht's!",
}
