import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import type { AccountSettingsParts } from '../../../../core/view-models/account/account-settings.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { FactLine } from '../../parts/FactLine.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import disconnectCss from '../../theme/disconnect.css?inline'
import amountCss from '../../theme/amount.css?inline'
import accountCss from '../../theme/views/account.css?inline'
import { Holder } from './AccountHolder.tsx'
import { AccountEnds } from './AccountEnds.tsx'

/** AccountSettings: the account at the top, the settings below, the footer at the bottom. */
export const accountSettings = loadedView(
  accountSettingsView,
  AccountSettingsView,
  amountCss,
  disconnectCss,
  accountCss,
)

function AccountSettingsView({ parts }: { readonly parts: AccountSettingsParts }) {
  const { locked, avatar, name, address, copy, switchFailed } = parts
  const { email, social, network, accounts, preferredAccount, accountName } = parts
  const facts = Object.entries({ email, social, network, accounts, preferredAccount, accountName })
  return (
    <div className="account">
      {locked && <NoticeBox part={locked} />}
      {address && (
        <div className="holder">
          <Holder avatar={avatar} name={name} address={address} copy={copy} />
        </div>
      )}
      {switchFailed && <NoticeBox part={switchFailed} />}
      {network && (
        <div className="facts">
          {facts.map(([place, fact]) => fact && <FactLine key={place} part={fact} />)}
        </div>
      )}
      <AccountEnds parts={parts} />
    </div>
  )
}
