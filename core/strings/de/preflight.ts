import type { enPreflight } from '../en/preflight.ts'
import type { Translation } from '../texts.ts'

/** The texts of what is checked on the chain before a wallet is asked, in German. */
export const dePreflight: Translation<typeof enPreflight> = {
  'preflight.dearGas': 'Ein Knoten verlangt weit mehr für Gas, als dieses Netzwerk sonst nimmt.',
  'preflight.simulated': 'Eben auf {network} durchgespielt. Um diese Beträge ändert sich das Konto.',
  'preflight.unchecked': 'Kein Knoten von {network} konnte das durchspielen. Was es bewirkt, ist ungeprüft.',
  'preflight.uncheckedTokens': 'Ob auch andere Tokens das Konto verlassen, ließ sich nicht prüfen.',
  'preflight.uncheckedMinimum': 'Ob mindestens {amount} ankommt, ließ sich nicht prüfen.',
  'preflight.otherSymbol': 'Was als {shown} gezeigt wird, nennt sich selbst {said}.',
  'preflight.namedByService':
    '{name} steht bei einem Dienst, auf keiner Chain. Die Adresse mit dem Empfänger vergleichen.',
  'preflight.named': 'Laut Vertrag',
  'preflight.decimals': '{token} ist nicht das, was gezeigt wurde',
  'preflight.decimalsBody':
    'Gezeigt wurden {shown} Nachkommastellen, es sind {real}. Die Wallet wurde nicht gefragt. Einen anderen Token wählen.',
  'preflight.notToken': '{token} ist auf {network} kein Token',
  'preflight.notTokenBody': 'Dort antwortet kein Vertrag eines Tokens. Die Wallet wurde nicht gefragt.',
  'preflight.paysMore': 'Das nimmt mehr als geprüft',
  'preflight.paysMoreBody': 'Es würde {pays} nehmen statt {most}. Die Wallet wurde nicht gefragt.',
  'preflight.paysOther': 'Das nimmt noch etwas anderes',
  'preflight.paysOtherBody': 'Es würde {pays} vom Konto nehmen. Die Wallet wurde nicht gefragt.',
  'preflight.receivesLess': 'Das gibt weniger als geprüft',
  'preflight.receivesLessBody':
    'Es würde {receives} geben, mindestens {least} sollten kommen. Die Wallet wurde nicht gefragt.',
  'preflight.permission': 'Das lässt jemand anderen Tokens nehmen',
  'preflight.permissionBody':
    'Es würde {spender} erlauben, {token} zu nehmen. Die Wallet wurde nicht gefragt.',
  'preflight.approvedOther': 'Die Wallet hat etwas anderes erlaubt',
  'preflight.approvedOtherBody':
    '{spender} darf jetzt {amount} nehmen. Nichts wurde getauscht. Nehmen Sie das in der Wallet zurück, wenn Sie es nicht wollten.',
  'preflight.anyAmount': 'jede Menge {token}',
  'preflight.nothingArrives': 'Beim Empfänger käme nichts an',
  'preflight.nothingArrivesBody':
    '{token} würde das Konto verlassen und {receiver} nicht erreichen. Die Wallet wurde nicht gefragt.',
}
