// Every time limit of the product, in milliseconds, for the outside world and for the loading of code. Test builds stretch the limits
// (scripts/stretched-limits.ts), so that no test fails because a machine is slow.

/** A chunk of Latchkey's own code. */
export const codeLimit = 20_000

/** The browser's storage. */
export const storageLimit = 2000

/** The clipboard, including the browser's prompt. */
export const clipboardLimit = 10_000

/** The description of the device. */
export const deviceLimit = 2000

/** One HTTP request, including its body. */
export const requestLimit = 10_000

/** A balance from the nodes of its chain. */
export const balanceLimit = 10_000

/** Any other request to a node, which is sent twice. */
export const nodeLimit = 12_000

/** A simulation by a node, for each of two methods. */
export const simulationLimit = 4000

/** An answer over a chain's socket, and the longest silence of that socket. */
export const socketLimit = 10_000
export const socketSilence = 30_000

/** The tokens of an account. */
export const tokensLimit = 10_000

/** A page of an account's history, and each further page of purchases once the first has arrived. */
export const historyLimit = 15_000
export const olderPurchasesLimit = 1000

/** The search for a transaction while the page is visible, and the wait of a view for its outcome. */
export const settlementLimit = 180_000
export const confirmationPatience = 25_000

/** The repeated sending of a Solana transaction, for as long as its blockhash is valid. */
export const resendLimit = 90_000

/** One source of names, and all sources together. */
export const nameSourceLimit = 5000
export const identityLimit = 20_000

/** The resolution of a receiver. */
export const receiverLimit = 20_000
/** The contracts at the receiver's address, on its own chain and on others. */
export const otherNetworksLimit = 2000
/** A server that resolves names (EIP-3668). */
export const gatewayLimit = 5000
/** A host app's quote of a transfer: the token from the service and a chain, the receiver, and the cost from nodes. */
export const sendQuoteLimit = 52_000

/** An answer of the swap service. */
export const swapServiceLimit = 10_000
/** A quote. */
export const quoteLimit = 12_000
/** A host app's quote of a swap: the tokens of its chain, their prices, and the quote. */
export const swapPriceLimit = 32_000
/** The transactions of a swap, including their simulation. */
export const swapBuildLimit = 15_000
/** Approval and swap as one operation. */
export const bundleLimit = 12_000
/** The next signature of a swap: the allowance, then a bundle, then separate transactions. */
export const swapPlanLimit = 45_000
/** The wallet's status of such an operation, including the pause before the request. */
export const bundleStatusLimit = 30_000
/** The confirmation of an approval, or of an operation, by its chain. */
export const approvalPatience = 180_000

/** How long wallets must know the ids of calls that they sent as one operation (EIP-5792: a day). */
export const bundleLifetime = 86_400_000

/** The offer of the on-ramp, which may be requested twice. */
export const onRampOptionsLimit = 20_000
/** A quote of the on-ramp, which may be requested twice. */
export const onRampQuoteLimit = 20_000
/** The age at which a quote is renewed. */
export const onRampQuoteLifetime = 20_000
/** The payment page. */
export const onRampLinkLimit = 12_000
/** The navigation of the payment window to that page. */
export const paymentWindowLimit = 2000
/** The first sign of a purchase. */
export const purchasePatience = 180_000
/** How long a purchase may still arrive after that. */
export const latePurchasePatience = 3_600_000

/** The name service: a lookup, the message to sign, a registration. */
export const accountNamesLimit = 10_000
export const nameMessageLimit = 5000
export const registrationLimit = 30_000

/** The registry of wallets: an answer, the first picture of several, and the addresses of pictures. */
export const registryLimit = 15_000
export const imagesLimit = 15_000
export const addressesLimit = 10_000

/** The usage service. */
export const usageLimit = 10_000

/** A wallet's own state: its chain, the arrival on a requested chain, its permissions, and whether it still knows the page. */
export const chainLimit = 10_000
export const arrivalLimit = 5000
export const permissionLimit = 10_000
export const resumingLimit = 10_000

/** A stored session's wallet, asked without a prompt, with all wallets of its name, over a slow network. */
export const reconnectionLimit = 30_000
/** Each wallet of a stored session if several have the same name. */
export const twinLimit = 10_000
/** The announcement of a stored session's wallet. */
export const announcementLimit = 3000

/** The revocation of a wallet's permission. */
export const disconnectLimit = 3000

/** The extension of a phone session to more chains. */
export const wideningLimit = 10_000

/** The URI of a pairing, by the library. */
export const proposalLimit = 10_000
/** The URI of a pairing, including the start of the library. */
export const uriLimit = 15_000
/** The sign-in message of a pairing. */
export const pairingSignInLimit = 2000
/** The visitor's approval of a pairing. */
export const approvalLimit = 300_000
/** The end of a session. */
export const teardownLimit = 3000
/** A change of a session's chain. */
export const chainChangeLimit = 2000
/** The library's answer to an approval. */
export const approvalAnswerLimit = 1000

/** The host app's server: its rules, the signed-in account, a nonce, and the check of a signature, which may ask a chain. */
export const rulesLimit = 10_000
export const signInSessionLimit = 10_000
export const messageLimit = 20_000
export const verificationLimit = 30_000

/** The pause before a server is asked again for the signed-in account. It may still verify a signature of the previous visit. */
export const recheckPause = 2000

/** The secure frame: its first answer, and each check that it still answers. */
export const frameLoadLimit = 20_000
export const framePulseLimit = 3000

/** An answer of the frame by itself. */
export const framePageLimit = 10_000
/** An answer of the frame that needs a node. */
export const frameNodeLimit = 30_000
/** An answer of the frame that needs the visitor. */
export const framePersonLimit = 120_000
/** The visitor's approval by a link for Farcaster. */
export const frameLinkLimit = 300_000
/** The visitor's approval by a link in a mail. */
export const frameMailLimit = 1_200_000
/** A last message to the frame. */
export const frameFarewellLimit = 3000

/** A request to the frame: the visitor's confirmation, the outcome of its cancellation, and its end if the visitor had approved it by then. */
export const frameConfirmationLimit = 300_000
export const frameGrace = 2000
export const frameEndLimit = 120_000

/** A readable answer of the frame after an unreadable one. */
export const frameMisreadLimit = 10_000

/** The core's wait for mails and providers. The frame's own limits end earlier. */
export const frameLimit = 150_000
/** A link for Farcaster. */
export const farcasterLinkLimit = 60_000
/** A change of the frame's preferred account. */
export const accountChoiceLimit = 60_000
/** The accounts and chains of the frame. */
export const accountsLimit = 30_000
/** The rejection of requests to the frame. */
export const rejectionLimit = 2000
/** A sign-out of the frame. */
export const signOutLimit = 3000

/** The navigation of a consent window. */
export const popupLeadLimit = 2000
