import { memo } from 'react'
import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { isSameData } from '../../../react-bindings/same-data.ts'
import { AwaitedValue } from '../../parts/FactLine.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import { Amount } from '../../parts/Amount.tsx'

/** Renders the account: its avatar, its address with a copy button, and its worth or balance in large figures. */
export function AccountHolder({
  parts: { avatar, name, address, copy, total, balance, balanceRetry },
}: {
  readonly parts: AccountParts
}) {
  const hero = balance ?? total
  if (!avatar && !address && !hero) return null
  return (
    <div className="holder">
      <Holder avatar={avatar} name={name} address={address} copy={copy} />
      {hero && (
        <div className="holder-balance" role="status" data-tone={hero.tone}>
          <span className="visually-hidden">{hero.label}</span>
          {hero.value === null ? (
            <AwaitedValue words={hero.full ?? ''} />
          ) : hero.tone === undefined ? (
            <span className="holder-figure">
              {hero.image && <TileImage image={hero.image} size="small" />}
              <Amount text={hero.value} exact={hero.exact} hasCents={hero === total} />
            </span>
          ) : (
            <span className="balance-absent">{hero.value}</span>
          )}
          {balanceRetry && <PressButton part={balanceRetry} />}
        </div>
      )}
      {balance && total && (
        <p className="quiet-note">
          {total.label} <bdi>{total.value}</bdi>
        </p>
      )}
    </div>
  )
}

/** Renders the account's identity, which stays unchanged while amounts arrive. A name stands beside the address, so that a late one moves nothing. */
export const Holder = memo(DrawnHolder, isSameData)

function DrawnHolder({
  avatar,
  name,
  address,
  copy,
}: Pick<AccountParts, 'avatar' | 'name' | 'address' | 'copy'>) {
  return (
    <>
      {avatar && (
        <div className="holder-key" role="img" aria-label={avatar.label}>
          <TileImage image={avatar.image} size="large" />
        </div>
      )}
      {address && (
        <div className="holder-line">
          {name && (
            <span className="holder-name" title={name.value ?? undefined}>
              <span className="visually-hidden">{name.label}</span>
              <bdi>{name.value}</bdi>
            </span>
          )}
          <span className="visually-hidden">{address.label}</span>
          <bdi className="address" dir="ltr" title={address.full}>
            {address.value}
          </bdi>
          {copy && <PressButton part={copy} shape="bare" />}
        </div>
      )}
    </>
  )
}
