/** The texts of what is checked on the chain before a wallet is asked. */
export const enPreflight = {
  'preflight.dearGas': 'A node asks far more for gas than this network usually takes.',
  'preflight.simulated': 'Tried on {network} just now. These amounts are what changes in your account.',
  'preflight.unchecked': 'No node of {network} could try this. What it does is unchecked.',
  'preflight.uncheckedTokens': 'It could not be checked whether other tokens leave your account, too.',
  'preflight.uncheckedMinimum': 'It could not be checked that at least {amount} comes.',
  'preflight.otherSymbol': 'What is shown as {shown} calls itself {said}.',
  'preflight.namedByService':
    '{name} is kept by a service, and by no chain. Compare its address with the receiver.',
  'preflight.named': 'Its contract says',
  'preflight.decimals': '{token} is not what was shown',
  'preflight.decimalsBody':
    'It was shown with {shown} decimals, and it has {real}. Your wallet was not asked. Choose another token.',
  'preflight.notToken': '{token} is no token on {network}',
  'preflight.notTokenBody': 'No contract of a token answers there. Your wallet was not asked.',
  'preflight.paysMore': 'This takes more than you reviewed',
  'preflight.paysMoreBody': 'It would take {pays} in place of {most}. Your wallet was not asked.',
  'preflight.paysOther': 'This takes something else, too',
  'preflight.paysOtherBody': 'It would take {pays} from your account. Your wallet was not asked.',
  'preflight.receivesLess': 'This gives less than you reviewed',
  'preflight.receivesLessBody':
    'It would give {receives}, and {least} was the least. Your wallet was not asked.',
  'preflight.permission': 'This lets somebody else take your tokens',
  'preflight.permissionBody': 'It would let {spender} take {token}. Your wallet was not asked.',
  'preflight.approvedOther': 'Your wallet allowed something else',
  'preflight.approvedOtherBody':
    'It lets {spender} take {amount}. Nothing was swapped. Take that back in your wallet unless you meant it.',
  'preflight.anyAmount': 'any amount of {token}',
  'preflight.nothingArrives': 'Nothing would reach the receiver',
  'preflight.nothingArrivesBody':
    '{token} would leave your account and not reach {receiver}. Your wallet was not asked.',
} as const
