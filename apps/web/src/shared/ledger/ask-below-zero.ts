import type { ApiError } from '@klopt/api-client'
import { askConfirmation } from '@klopt/ui'

/** Whether a line goes in although the cash would be below zero, as the server refused it. */
export const confirmsBelowZero = ({ fields, message }: ApiError): Promise<boolean> =>
  askConfirmation({
    title: 'Er zit te weinig in de kas',
    text: `${fields['amountCents'] ?? message}. Minder dan niets in de kas kan niet: misschien ontbreekt er een ontvangst of een opname. Wil je de regel toch invoeren?`,
    confirmLabel: 'Toch invoeren',
    danger: true,
  })
