/** The texts of ChooseAccountName, RegisterAccountName and RegisterAccountNameSuccess. */
export const enAccountNames = {
  'accountNames.title': 'Account name',
  'accountNames.chooseTitle': 'Choose your account name',
  'accountNames.chooseBody':
    'A name is easier to read and type than an address. Funds sent to it reach your account.',
  'accountNames.choose': 'Choose name',
  'accountNames.learnAboutNames': 'Learn more about names',
  'accountNames.learnMore': 'Learn more',
  'accountNames.registerTitle': 'Choose name',
  'accountNames.name': 'Enter a name',
  'accountNames.tooShort': 'Name must be at least 4 characters long',
  'accountNames.wrongSigns': 'Use letters, numbers and hyphens only',
  'accountNames.taken': 'You already own a name',
  'accountNames.asking': 'Checking',
  'accountNames.available': 'Available',
  'accountNames.unavailable': 'Not available',
  'accountNames.isRegistered': 'Taken',
  'accountNames.suggestions': 'Similar names',
  'accountNames.noSuggestions': 'No similar names available',
  'accountNames.register': 'Register',
  'accountNames.registering': 'Registering…',
  'accountNames.cancel': 'Cancel',
  'accountNames.retry': 'Try again',
  'accountNames.signing': 'Sign with {wallet}',
  'accountNames.signingBody': 'The signature is valid for ten seconds.',
  'accountNames.lingering':
    'This took too long. Cancel, then start again and sign in {wallet} within ten seconds.',
  'accountNames.lingeringHere': 'This took too long. Cancel, then start again and sign within ten seconds.',
  'accountNames.posting': 'Registering {name}',
  'accountNames.doubted': 'No answer yet. Checking whether the name is yours.',
  'accountNames.nobodyBody': 'Connect a wallet that can sign for an EVM account.',
  'accountNames.noNetworkBody':
    "Your wallet is on a network that this app doesn't offer. Choose another one.",
  'accountNames.networks': 'Choose network',
  'accountNames.invalidChainBody': "You can't register a name on this network. Choose another one.",
  'accountNames.findFailedBody': "The name service didn't answer. Check your connection, then try again.",
  'accountNames.ownNamesFailedBody':
    "We couldn't check whether you already own a name. Check your connection, then try again.",
  'accountNames.failedBody': 'Nothing was registered. Try again, or choose another name.',
  'accountNames.unclearBody':
    'No answer came in time, so the name may be yours already. Check your account before you try again.',
  'accountNames.declined': 'Declined',
  'accountNames.declinedBody': 'Nothing was registered. You can try again.',
  'accountNames.pending': 'Your wallet is busy',
  'accountNames.pendingBody': 'An earlier request is still open. Answer it in {wallet}, then try again.',
  'accountNames.lateBody':
    'Nothing was registered: a signature is valid for ten seconds. Register again and sign at once.',
  'accountNames.clockBody':
    'The service rejected the time of your signature. Set your device clock, then try again.',
  'accountNames.otherNetworkBody':
    'Nothing was registered. Sign on that network, or switch {wallet} back first.',
  'accountNames.done': 'Your account name is registered',
  'accountNames.doneBody': 'You can now fund your account and trade crypto',
  'accountNames.go': "Let's go!",
} as const
