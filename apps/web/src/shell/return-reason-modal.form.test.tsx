import { ApiError } from '@klopt/api-client'
import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../testing/open-form.tsx'
import { ReturnReasonModal, type ReturnReasonModalProps } from './return-reason-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(send: ReturnReasonModalProps['send']) {
  const { screen } = await openForm(
    <ReturnReasonModal
      title="De incasso is mislukt"
      button="Vastleggen"
      hint="De code van vier tekens"
      send={send}
      isPending={false}
      isSuccess={false}
      onClose={() => {}}
    />,
    {},
  )
  return screen
}

test('a reason is asked at its field, and nothing is sent without one', async () => {
  const send = vi.fn()
  const screen = await open(send)
  await screen.getByRole('button', { name: 'Vastleggen' }).click()
  await expect.element(screen.getByText('Kies een reden')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test('the reason goes by its code, and what is refused of it stands at its field', async () => {
  const refusal = new ApiError({ status: 422, code: 90_001, message: 'Nee', fields: { reasonCode: 'Kies een andere' } })
  const send = vi.fn<ReturnReasonModalProps['send']>((_code, told) => told.onError(refusal))
  const screen = await open(send)
  await screen.getByLabelText('Reden').click()
  await screen.getByRole('option', { name: /^AM04/ }).click()
  await screen.getByRole('button', { name: 'Vastleggen' }).click()
  await expect.element(screen.getByText('Kies een andere')).toBeVisible()
  expect(send).toHaveBeenCalledExactlyOnceWith('AM04', expect.anything())
})
