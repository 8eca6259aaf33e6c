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
export const trialLimit = 4000

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

/** Who a receiver is; what else is known of what stands at its address, here and on other networks; a server that keeps its name (EIP-3668). */
export const receiverLimit = 20_000
export const elsewhereLimit = 2000
export const gatewayLimit = 5000

/** The service that swaps: any answer, a quote, and what a swap is made of, with a node's look at it; the approval and the swap in one; what a wallet says that became of these, the pause before it is asked included; a chain that is to confirm an approval, or what a wallet sent as one operation. */
export const swapServiceLimit = 10_000
export const quoteLimit = 12_000
export const swapBuildLimit = 15_000
export const bundleLimit = 12_000
export const bundleStatusLimit = 30_000
export const approvalPatience = 180_000

/** For how long wallets have to know the ids of calls that they sent as one operation (EIP-5792: a day). */
export const bundleLifetime = 86_400_000

/** The on-ramp: what it sells, a quote, each of which may be asked twice, and how old a quote becomes before the next; the page to pay on; the window that is to be led there; a sign of a purchase, and how long one may still come after that. */
export const onRampOptionsLimit = 20_000
export const onRampQuoteLimit = 20_000
export const onRampQuoteLifetime = 20_000
export const onRampLinkLimit = 12_000
export const paymentWindowLimit = 2000
export const purchasePatience = 180_000
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

/** A remembered wallet, silently: over a slow network with what speaks to it, all that go by its name together; each of those where there are several; and until it may have announced itself. */
export const reconnectionLimit = 30_000
export const twinLimit = 10_000
export const announcementLimit = 3000

/** A wallet that is to give its permission back. */
export const disconnectLimit = 3000

/** What a session of a phone was approved for. */
export const wideningLimit = 10_000

/** A pairing: its URI, by the library, and with the library's start; what may be signed with it; a person; the end of a session; a change of its chain; the library's answer to an approval. */
export const proposalLimit = 10_000
export const uriLimit = 15_000
export const wishLimit = 2000
export const approvalLimit = 300_000
export const teardownLimit = 3000
export const chainChangeLimit = 2000
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

/** Answers of the frame: by itself, with a node behind it, by a person, by a link for Farcaster, by one in a mail, to a farewell. */
export const framePageLimit = 10_000
export const frameNodeLimit = 30_000
export const framePersonLimit = 120_000
export const frameLinkLimit = 300_000
export const frameMailLimit = 1_200_000
export const frameFarewellLimit = 3000

/** A request to the frame: a person's confirmation; what became of it once it is taken back; its end where it was approved by then. */
export const frameConfirmationLimit = 300_000
export const frameGrace = 2000
export const frameEndLimit = 120_000

/** A readable answer of the frame, once it said something that could not be read. */
export const frameMisreadLimit = 10_000

/** What the core waits for the frame, whose own limits end it before: mails and providers, a link for Farcaster, another account that acts, accounts and chains, requests taken back, a sign-out. */
export const frameLimit = 150_000
export const farcasterLinkLimit = 60_000
export const accountChoiceLimit = 60_000
export const accountsLimit = 30_000
export const rejectionLimit = 2000
export const signOutLimit = 3000

/** A window of consent that is to be led on. */
export const popupLeadLimit = 2000
