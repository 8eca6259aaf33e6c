import { memo } from 'react'
import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { isSameData } from '../../../react-bindings/same-data.ts'
import { AwaitedValue } from '../../parts/FactLine.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import { Amount } from '../../parts/Amount.tsx'

/** Renders the account: its key, its address with a copy button, and its balance in large figures. */
export function AccountHolder({
  parts: { avatar, name, address, copy, switchAddress, balance, balanceRetry },
}: {
  readonly parts: AccountParts
}) {
  if (!avatar && !address && !balance) return null
  return (
    <div className="holder">
      <Holder avatar={avatar} name={name} address={address} copy={copy} switchAddress={switchAddress} />
      {balance && (
        <div className="holder-balance" role="status" data-tone={balance.tone}>
          <span className="visually-hidden">{balance.label}</span>
          {balance.value === null ? (
            <AwaitedValue words={balance.full ?? ''} />
          ) : balance.tone === undefined ? (
            <span className="holder-figure">
              {balance.image && <TileImage image={balance.image} size="small" />}
              <Amount text={balance.value} exact={balance.exact} />
            </span>
          ) : (
            <span className="balance-absent">{balance.value}</span>
          )}
          {balanceRetry && <PressButton part={balanceRetry} />}
        </div>
      )}
    </div>
  )
}

/** Renders the account's identity, which stays unchanged while amounts arrive. */
export const Holder = memo(DrawnHolder, isSameData)

function DrawnHolder({
  avatar,
  name,
  address,
  copy,
  switchAddress,
}: Pick<AccountParts, 'avatar' | 'name' | 'address' | 'copy'> &
  Partial<Pick<AccountParts, 'switchAddress'>>) {
  return (
    <>
      {avatar && (
        <div className="holder-key" role="img" aria-label={avatar.label}>
          <TileImage image={avatar.image} size="large" />
        </div>
      )}
      {name && (
        <div className="holder-name">
          <span className="visually-hidden">{name.label}</span>
          <bdi>{name.value}</bdi>
        </div>
      )}
      {address && (
        <div className="holder-address">
          <span className="visually-hidden">{address.label}</span>
          <bdi className="address" dir="ltr" title={address.full}>
            {address.value}
          </bdi>
          {copy && <PressButton part={copy} shape="bare" />}
        </div>
      )}
      {switchAddress && <PressButton part={switchAddress} />}
    </>
  )
}
