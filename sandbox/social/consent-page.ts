import { escaped, htmlPage } from '../http/html-page.ts'
import { persons } from './person.ts'
import { providerNames, tellsEmail, type SocialProvider } from './social-provider.ts'

/** Returns the page on which a person chooses an identity and consents to share it with Cove. */
export function consentPage(provider: SocialProvider, key: string): string {
  const name = providerNames[provider]
  const shares = tellsEmail(provider) ? 'your username and your e-mail address' : 'your username'
  return htmlPage(
    `Sign in with ${name}`,
    `<h1>Sign in with ${name}</h1><p>Cove would like to know ${shares}.</p><form method="post" action="consent"><input type="hidden" name="request" value="${escaped(key)}">${personFields(tellsEmail(provider))}<button name="answer" value="allow">Allow</button><button name="answer" value="deny">Deny</button></form>`,
  )
}

/** Returns the fields that choose a person, or accept typed data. */
export function personFields(withEmail: boolean): string {
  const choices = persons.map(({ username, email }, index) => {
    const told = withEmail && email !== null ? `${username}, ${email}` : username
    return `<label><input type="radio" name="person" value="${username}"${index === 0 ? ' checked' : ''}> ${told}</label>`
  })
  const typed = `<div class="typed"><label>Username<input name="username" maxlength="64" autocomplete="off"></label>${withEmail ? '<label>E-mail, if you have one<input name="email" type="email" autocomplete="off"></label>' : ''}</div>`
  return `<fieldset><legend>Who are you?</legend>${choices.join('')}<label><input type="radio" name="person" value=""> somebody else:</label>${typed}</fieldset>`
}
