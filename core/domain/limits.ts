// Every limit of the product, in milliseconds: for how long the outside world is waited for, our own code included.
// The builds of the tests stretch them (scripts/stretched-limits.ts), so that no test is red because a machine is slow.

/** Our own code, by a chunk. */
export const codeLimit = 20_000

/** What the browser keeps for the page. */
export const storageLimit = 2000

/** The clipboard, the browser's own question to the visitor included. */
export const clipboardLimit = 10_000

/** What device this is. */
export const deviceLimit = 2000

/** One request over HTTP, body included. */
export const requestLimit = 10_000

/** A balance, by the nodes of its chain. */
export const balanceLimit = 10_000

/** Any other question to a node, which is asked twice. */
export const nodeLimit = 12_000

/** A node that tries what is to be signed, by each of two ways. */
export const simulationLimit = 4000

/** What a socket of a chain answers, and for how long it may be silent. */
export const socketLimit = 10_000
export const socketSilence = 30_000

/** The tokens of an account. */
export const tokensLimit = 10_000

/** A page of an account's history; each next page of what was bought, once the first is here. */
export const historyLimit = 15_000
export const olderPurchasesLimit = 1000

/** How long a transaction is looked for while the page is seen, and how long a view waits for that. */
export const settlementLimit = 180_000
export const confirmationPatience = 25_000

/** How long a transaction of Solana is sent again, which is as long as its blockhash is good. */
export const resendLimit = 90_000

/** One source of names, and all of them together. */
export const nameSourceLimit = 5000
export const identityLimit = 20_000

/** Who a receiver is. */
export const receiverLimit = 20_000
/** What else stands at its address, here and on other networks. */
export const otherNetworksLimit = 2000
/** A server that keeps its name (EIP-3668). */
export const gatewayLimit = 5000
/** What a host asks before it sends: the service and a chain for the token, the receiver, and nodes for the cost. */
export const sendQuoteLimit = 52_000

/** An answer of the service that swaps. */
export const swapServiceLimit = 10_000
/** A quote. */
export const quoteLimit = 12_000
/** What an order of a host brings: the tokens of its chain, what they cost, and the quote. */
export const swapPriceLimit = 32_000
/** The transactions of a swap, with the look of a node at them. */
export const swapBuildLimit = 15_000
/** Approval and swap as one operation. */
export const bundleLimit = 12_000
/** What is to be signed next for a swap: the allowance, then a bundle, then what goes one after the other. */
export const swapPlanLimit = 45_000
/** What a wallet says became of such an operation, with the pause before it is asked. */
export const bundleStatusLimit = 30_000
/** A chain that is to confirm an approval, or an operation. */
export const approvalPatience = 180_000

/** For how long wallets have to know the ids of calls that they sent as one operation (EIP-5792: a day). */
export const bundleLifetime = 86_400_000

/** What the on-ramp sells, which may be asked twice. */
export const onRampOptionsLimit = 20_000
/** A quote of the on-ramp, which may be asked twice. */
export const onRampQuoteLimit = 20_000
/** How old a quote becomes before the next one is asked for. */
export const onRampQuoteLifetime = 20_000
/** The page to pay on. */
export const onRampLinkLimit = 12_000
/** The window that is to be led to that page. */
export const paymentWindowLimit = 2000
/** A sign of a purchase. */
export const purchasePatience = 180_000
/** How long a purchase may still come after that. */
export const latePurchasePatience = 3_600_000

/** The service that registers names: what it knows, the message that is signed, a registration. */
export const accountNamesLimit = 10_000
export const nameMessageLimit = 5000
export const registrationLimit = 30_000

/** The registry of wallets: an answer, the first picture of several, and where pictures are. */
export const registryLimit = 15_000
export const imagesLimit = 15_000
export const addressesLimit = 10_000

/** The service that counts usage. */
export const usageLimit = 10_000

/** What a wallet says of itself: its chain, that it is on the chain it agreed to, its permissions, whether it still knows the page. */
export const chainLimit = 10_000
export const arrivalLimit = 5000
export const permissionLimit = 10_000
export const resumingLimit = 10_000

/** A remembered wallet, asked silently, with all of its name, over a slow network. */
export const reconnectionLimit = 30_000
/** Each remembered wallet where several have one name. */
export const twinLimit = 10_000
/** Until a remembered wallet has announced itself. */
export const announcementLimit = 3000

/** A wallet that is to give its permission back. */
export const disconnectLimit = 3000

/** What a session of a phone was approved for. */
export const wideningLimit = 10_000

/** The URI of a pairing, by the library. */
export const proposalLimit = 10_000
/** The URI of a pairing, with the start of the library. */
export const uriLimit = 15_000
/** What may be signed with a pairing. */
export const pairingSignInLimit = 2000
/** A person who is to approve a pairing. */
export const approvalLimit = 300_000
/** The end of a session. */
export const teardownLimit = 3000
/** A change of the chain of a session. */
export const chainChangeLimit = 2000
/** The answer of the library to an approval. */
export const approvalAnswerLimit = 1000

/** The host's server: its rules, who is signed in, a nonce, the check of a signature, which may ask a chain. */
export const rulesLimit = 10_000
export const signInSessionLimit = 10_000
export const messageLimit = 20_000
export const verificationLimit = 30_000

/** The pause before a server is asked again who is signed in, while it may still verify a signature of the visit before. */
export const recheckPause = 2000

/** The secure frame: until it answers at all, and each question whether it does. */
export const frameLoadLimit = 20_000
export const framePulseLimit = 3000

/** What the frame answers by itself. */
export const framePageLimit = 10_000
/** What the frame asks a node for. */
export const frameNodeLimit = 30_000
/** What a person answers in the frame. */
export const framePersonLimit = 120_000
/** What a person answers by a link for Farcaster. */
export const frameLinkLimit = 300_000
/** What a person answers by a link in a mail. */
export const frameMailLimit = 1_200_000
/** A farewell to the frame. */
export const frameFarewellLimit = 3000

/** A request to the frame: a person's confirmation; what became of it once it is taken back; its end where it was approved by then. */
export const frameConfirmationLimit = 300_000
export const frameGrace = 2000
export const frameEndLimit = 120_000

/** A readable answer of the frame, once it said something that could not be read. */
export const frameMisreadLimit = 10_000

/** What the core waits for mails and providers; the limits of the frame end them before. */
export const frameLimit = 150_000
/** A link for Farcaster. */
export const farcasterLinkLimit = 60_000
/** Another account of the frame that acts. */
export const accountChoiceLimit = 60_000
/** The accounts and chains of the frame. */
export const accountsLimit = 30_000
/** Requests that are taken back from the frame. */
export const rejectionLimit = 2000
/** A sign-out of the frame. */
export const signOutLimit = 3000

/** A window of consent that is to be led on. */
export const popupLeadLimit = 2000
