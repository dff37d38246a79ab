import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { TagInput, type TagInputProps } from './tag-input.tsx'

async function setUp(props: Partial<TagInputProps> = {}) {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <TagInput label="Labels" name="label" onChange={onChange} {...props} />
      <button type="reset">Terug</button>
    </form>,
  )
  const tags = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  const sent = () => new FormData(findElement('form') as HTMLFormElement).getAll('label')
  return {
    screen,
    onChange,
    onSubmit,
    tags,
    sent,
    field: screen.getByLabelText('Labels'),
    remove: (tag: string) => screen.getByRole('button', { name: `${tag} verwijderen` }),
  }
}

afterEach(() => document.documentElement.removeAttribute('dir'))

test('Enter, a comma and leaving the field make a tag of what was typed', async () => {
  const { field, tags, onChange, onSubmit } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('Bouw{Enter}Zorg,Reizen')
  await expect.poll(tags).toEqual(['Bouw', 'Zorg'])
  await userEvent.tab()
  await expect.poll(tags).toEqual(['Bouw', 'Zorg', 'Reizen'])
  expect(onChange).toHaveBeenLastCalledWith(['Bouw', 'Zorg', 'Reizen'])
  await expect.element(field).toHaveValue('')
  expect(onSubmit).not.toHaveBeenCalled()
  await expectAccessible()
})

test('Enter in an empty input sends the form', async () => {
  const { field, onSubmit } = await setUp({ defaultValue: ['Bouw'] })
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a pasted list becomes as many tags, and joins what stands there', async () => {
  const { field, tags } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('Bo')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'uw\nZorg; Reizen')
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(tags).toEqual(['Bouw', 'Zorg', 'Reizen'])
})

test('what is there already is not added twice, and that is said', async () => {
  const { screen, field, tags, onChange } = await setUp({ defaultValue: ['Bouw'] })
  await userEvent.click(field)
  await userEvent.keyboard('bouw{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('bouw staat er al.')
  expect(tags()).toEqual(['Bouw'])
  expect(onChange).not.toHaveBeenCalled()
})

test('Backspace and the arrow back go to the tags, which Delete takes away; focus stays among them', async () => {
  const { screen, field, remove, tags } = await setUp({ defaultValue: ['a', 'b', 'c'] })
  await userEvent.click(field)
  await userEvent.keyboard('{Backspace}')
  await expect.element(remove('c')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Delete}')
  await expect.poll(tags).toEqual(['a', 'c'])
  await expect.element(remove('c')).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('b is verwijderd.')
  await userEvent.keyboard('{Backspace}')
  await expect.element(remove('a')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(tags).toEqual([])
  await expect.element(field).toHaveFocus()
})

test('the arrows, Home and End go along the tags and back to the input, and mirror from right to left', async () => {
  document.documentElement.dir = 'rtl'
  const { field, remove } = await setUp({ defaultValue: ['a', 'b'] })
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(remove('b')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(remove('a')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(field).toHaveFocus()
})

test('the tags are no stop for Tab, and a press on a cross takes its tag away', async () => {
  const { field, remove, tags } = await setUp({ defaultValue: ['a', 'b'] })
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveFocus()
  await userEvent.click(remove('a'))
  await expect.poll(tags).toEqual(['b'])
})

test('what is wrong stays in the input with what is wrong, until it is changed', async () => {
  const { screen, field, tags } = await setUp({
    problemOf: (tag) => (tag.length < 3 ? `${tag} is te kort.` : undefined),
  })
  await userEvent.click(field)
  await userEvent.fill(field, 'ab, Zorg')
  await userEvent.keyboard('{Enter}')
  await expect.poll(tags).toEqual(['Zorg'])
  await expect.element(field).toHaveValue('ab')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await userEvent.keyboard('c')
  await expect.element(screen.getByText('ab is te kort.')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(tags).toEqual(['Zorg', 'abc'])
})

test('there are no more than may be, and that is said', async () => {
  const { screen, field, tags } = await setUp({ max: 1, defaultValue: ['a'] })
  await userEvent.click(field)
  await userEvent.keyboard('b{Enter}')
  await expect.element(screen.getByText('Er passen er niet meer dan 1 in. Haal er eerst een weg.')).toBeVisible()
  expect(tags()).toEqual(['a'])
})

test('a form sends each by itself, and a reset takes them back', async () => {
  const { screen, field, sent } = await setUp({ defaultValue: ['a'] })
  await userEvent.click(field)
  await userEvent.keyboard('b{Enter}')
  await expect.poll(sent).toEqual(['a', 'b'])
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await expect.poll(sent).toEqual(['a'])
})

test('what is read-only has no crosses and takes nothing', async () => {
  const { screen, field, tags } = await setUp({ defaultValue: ['a'], readOnly: true })
  expect(screen.getByRole('button', { name: /verwijderen/ }).query()).toBeNull()
  await userEvent.click(field)
  await userEvent.keyboard('b{Enter}{Backspace}')
  expect(tags()).toEqual(['a'])
})

test('follows its owner', async () => {
  function Owned() {
    const [tags, setTags] = useState<readonly string[]>(['a'])
    return <TagInput label="Labels" value={tags} onChange={(next) => setTags(next.map((tag) => tag.toUpperCase()))} />
  }
  const screen = await render(<Owned />)
  await userEvent.click(screen.getByLabelText('Labels'))
  await userEvent.keyboard('b{Enter}')
  await expect.element(screen.getByText('B', { exact: true })).toBeVisible()
})
