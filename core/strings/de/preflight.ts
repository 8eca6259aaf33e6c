import type { enPreflight } from '../en/preflight.ts'
import type { Translation } from '../texts.ts'

/** The texts of what is checked on the chain before a wallet is asked, in German. */
export const dePreflight: Translation<typeof enPreflight> = {
  'preflight.dearGas': 'Gas kostet weit mehr als in diesem Netzwerk üblich.',
  'preflight.simulated': 'Gerade auf {network} simuliert. So ändert sich dein Konto.',
  'preflight.unchecked': 'Das konnte auf {network} nicht simuliert werden. Die Wirkung ist ungeprüft.',
  'preflight.uncheckedTokens': 'Ob auch andere Tokens dein Konto verlassen, konnte nicht geprüft werden.',
  'preflight.uncheckedMinimum': 'Ob du mindestens {amount} erhältst, konnte nicht geprüft werden.',
  'preflight.otherSymbol': 'Angezeigt als {shown}, laut Smart Contract aber {said}.',
  'preflight.namedByService':
    '{name} stammt von einem Dienst, nicht von einer Blockchain. Vergleiche die Adresse mit dem Empfänger.',
  'preflight.named': 'Laut Smart Contract',
  'preflight.decimals': '{token} passt nicht zu seinem Smart Contract',
  'preflight.decimalsBody':
    'Angezeigt wurden {shown} Nachkommastellen, es sind {real}; deine Wallet wurde nicht gefragt. Wähle einen anderen Token.',
  'preflight.notToken': '{token} ist auf {network} kein Token',
  'preflight.notTokenBody':
    'An seiner Adresse gibt es keinen Token-Contract. Deine Wallet wurde nicht um eine Signatur gebeten.',
  'preflight.paysMore': 'Das kostet mehr, als du geprüft hast',
  'preflight.paysMoreBody':
    'Es würde {pays} statt {most} kosten. Deine Wallet wurde nicht um eine Signatur gebeten.',
  'preflight.paysOther': 'Das nimmt noch etwas anderes',
  'preflight.paysOtherBody':
    'Es würde {pays} von deinem Konto nehmen. Deine Wallet wurde nicht um eine Signatur gebeten.',
  'preflight.receivesLess': 'Du erhältst weniger, als du geprüft hast',
  'preflight.receivesLessBody':
    'Du würdest {receives} statt mindestens {least} erhalten. Deine Wallet wurde nicht um eine Signatur gebeten.',
  'preflight.permission': 'Das lässt jemand anderen deine Tokens nehmen',
  'preflight.permissionBody':
    '{spender} dürfte {token} nehmen. Deine Wallet wurde nicht um eine Signatur gebeten.',
  'preflight.approvedOther': 'Deine Wallet hat etwas anderes freigegeben',
  'preflight.approvedOtherBody':
    '{spender} darf {amount} nehmen; es wurde nichts getauscht. Wenn du das nicht wolltest, setze die Freigabe in deiner Wallet zurück.',
  'preflight.anyAmount': 'beliebig viel {token}',
  'preflight.nothingArrives': 'Beim Empfänger käme nichts an',
  'preflight.nothingArrivesBody':
    '{token} würde dein Konto verlassen und {receiver} nicht erreichen. Deine Wallet wurde nicht um eine Signatur gebeten.',
}
