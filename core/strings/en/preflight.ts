/** The texts of what is checked on the chain before a wallet is asked. */
export const enPreflight = {
  'preflight.dearGas': 'Gas costs far more than usual on this network.',
  'preflight.simulated': 'Simulated on {network} just now. These are the changes to your account.',
  'preflight.unchecked': "Couldn't simulate this on {network}. Its effect is unchecked.",
  'preflight.uncheckedTokens': "Couldn't check whether other tokens would leave your account too.",
  'preflight.uncheckedMinimum': "Couldn't check that you get at least {amount}.",
  'preflight.otherSymbol': 'Shown as {shown}, but its contract says {said}.',
  'preflight.namedByService':
    '{name} comes from a service, not from a blockchain. Check the address with the receiver.',
  'preflight.named': 'Contract says',
  'preflight.decimals': "{token} doesn't match its contract",
  'preflight.decimalsBody':
    "It was shown with {shown} decimals but has {real}, so your wallet wasn't asked to sign. Choose another token.",
  'preflight.notToken': "{token} isn't a token on {network}",
  'preflight.notTokenBody': "There's no token contract at its address. Your wallet wasn't asked to sign.",
  'preflight.paysMore': 'This takes more than you reviewed',
  'preflight.paysMoreBody': "It would take {pays} instead of {most}. Your wallet wasn't asked to sign.",
  'preflight.paysOther': 'This also takes something else',
  'preflight.paysOtherBody': "It would take {pays} from your account. Your wallet wasn't asked to sign.",
  'preflight.receivesLess': "You'd get less than you reviewed",
  'preflight.receivesLessBody':
    "You'd get {receives} instead of at least {least}. Your wallet wasn't asked to sign.",
  'preflight.permission': 'This lets someone else take your tokens',
  'preflight.permissionBody': "It would let {spender} take {token}. Your wallet wasn't asked to sign.",
  'preflight.approvedOther': 'Your wallet approved something else',
  'preflight.approvedOtherBody':
    "It lets {spender} take {amount}; nothing was swapped. If you didn't mean to, reset the allowance in your wallet.",
  'preflight.anyAmount': 'any amount of {token}',
  'preflight.nothingArrives': 'Nothing would reach the receiver',
  'preflight.nothingArrivesBody':
    "{token} would leave your account but not reach {receiver}. Your wallet wasn't asked to sign.",
} as const
