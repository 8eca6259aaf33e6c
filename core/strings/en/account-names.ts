/** The texts of ChooseAccountName, RegisterAccountName and RegisterAccountNameSuccess. */
export const enAccountNames = {
  'accountNames.title': 'Account name',
  'accountNames.chooseTitle': 'Choose your account name',
  'accountNames.chooseBody':
    'A name is easier to read and to type than an address. Whoever sends to the name reaches your account.',
  'accountNames.choose': 'Choose name',
  'accountNames.learnAboutNames': 'Learn more about names',
  'accountNames.learnMore': 'Learn more',
  'accountNames.registerTitle': 'Choose name',
  'accountNames.name': 'Type a name',
  'accountNames.tooShort': 'Name must be at least 4 characters long',
  'accountNames.wrongSigns': 'Can only contain letters, numbers and - characters',
  'accountNames.taken': 'You already own a name',
  'accountNames.asking': 'Looking it up',
  'accountNames.available': 'Available',
  'accountNames.unavailable': 'Not available',
  'accountNames.isRegistered': 'Registered',
  'accountNames.suggestions': 'Free names like it',
  'accountNames.noSuggestions': 'No free name like it is known',
  'accountNames.register': 'Register',
  'accountNames.registering': 'Registering...',
  'accountNames.cancel': 'Cancel',
  'accountNames.retry': 'Try again',
  'accountNames.signing': 'Sign with {wallet}',
  'accountNames.signingBody': 'What you sign is good for ten seconds.',
  'accountNames.lingering':
    'Nothing to see? Open {wallet} yourself. A signature that comes this late is refused: cancel, then start again.',
  'accountNames.lingeringHere': 'A signature that comes this late is refused: cancel, then start again.',
  'accountNames.posting': 'Registering {name}',
  'accountNames.doubted': 'No answer came. Whether the name is yours is looked up.',
  'accountNames.nobodyBody': 'Connect a wallet that can sign for an EVM account.',
  'accountNames.noNetworkBody': 'The wallet is on a network that is not offered here. Choose another one.',
  'accountNames.networks': 'Choose Network',
  'accountNames.invalidChainBody': 'No name can be registered on this network. Choose another one.',
  'accountNames.findFailedBody':
    'The service of names did not answer. Check your connection, then try again.',
  'accountNames.ownNamesFailedBody':
    'Whether this account has a name already is not known. Check your connection, then try again.',
  'accountNames.failedBody': 'Nothing was registered. Try again, or choose another name.',
  'accountNames.unclearBody':
    'No answer came in time. Look into your account before you try again: the name may be yours.',
  'accountNames.declined': 'Declined',
  'accountNames.declinedBody': 'Nothing was registered. You can try again whenever you like.',
  'accountNames.pending': 'The wallet is busy',
  'accountNames.pendingBody': 'An earlier request is still open. Answer it in {wallet}, then try again.',
  'accountNames.lateBody':
    'A signature is good for ten seconds. Nothing was registered: register again and sign at once.',
  'accountNames.clockBody':
    'The service refused the time of the signature. Set the clock of this device, then try again.',
  'accountNames.elsewhereBody':
    'Nothing was registered. Try again and sign there, or switch {wallet} back first.',
  'accountNames.done': 'Account name chosen successfully',
  'accountNames.doneBody': 'You can now fund your account and trade crypto',
  'accountNames.go': "Let's Go!",
} as const
