/** What a host would write: nothing but StrictMode. */
export default { reactStrictMode: true }
