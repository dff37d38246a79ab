// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { emptyContact, type ContactForm, type ContactTextField } from './contact-form.ts'
import { useContactField } from './use-contact-field.ts'

afterEach(() => cleanup())

/** A form with one text field of a contact; `tidy` writes it properly on leaving. */
function open(name: ContactTextField, contact: Partial<ContactForm> = {}, tidy?: (form: ContactForm) => string) {
  function Form() {
    const form = useForm<ContactForm>({ mode: 'onTouched', defaultValues: { ...emptyContact('Zuid'), ...contact } })
    const { error, ...field } = useContactField(form)(name, tidy)
    return (
      <>
        <input {...field} />
        <output>{error}</output>
      </>
    )
  }
  render(<Form />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }))
  const leave = () => act(async () => void fireEvent.blur(field))
  return { field, type, leave, error: () => screen.getByRole('status').textContent }
}

test('a field says what is wrong with it once it is left, and no longer once it is right', async () => {
  const { type, leave, error } = open('name')
  await type('')
  expect(error()).toBe('')
  await leave()
  expect(error()).toBe('Vul een naam in')
  await type('Bakkerij Noord')
  expect(error()).toBe('')
})

test.each([
  ['NL', true],
  ['BE', false],
])('what is no postcode in the Netherlands is one elsewhere: in %s', async (country, isWrong) => {
  const { type, leave, error } = open('postcode', { country })
  await type('1000')
  await leave()
  expect(error() !== '').toBe(isWrong)
})

test('on leaving the text is written properly, by what stands in the whole form', async () => {
  const { field, type, leave } = open(
    'postcode',
    { country: 'NL' },
    ({ postcode, country }) => `${country} ${postcode}`,
  )
  await type('2011ch')
  expect(field.value).toBe('2011ch')
  await leave()
  expect(field.value).toBe('NL 2011ch')
})

test('a field that is not tidied stays as it was typed', async () => {
  const { field, type, leave } = open('postcode')
  await type(' 2011ch ')
  await leave()
  expect(field.value).toBe(' 2011ch ')
})
