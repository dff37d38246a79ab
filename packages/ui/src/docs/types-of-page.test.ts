import { expect, test } from 'vitest'
import { typesOfPage } from './types-of-page.ts'

const component = (name: string) => Object.defineProperty(() => null, 'name', { value: name })

test.each([
  ['ColourPicker', ['ColourPickerProps', 'FieldProps', 'ColourSwatch']],
  ['FileUpload', ['FileUploadProps', 'FileActions', 'FileType', 'UploadingFile']],
  ['Checkbox', ['CheckboxProps']],
  ['RadioGroup', ['RadioGroupProps', 'RadioOption']],
  ['Switch', ['SwitchProps']],
])('the page of %s shows %s', (name, types) => {
  const shown = typesOfPage(component(name)).map((code) => /^export (?:interface|type) (\w+)/m.exec(code)?.[1])
  expect(shown.toSorted()).toEqual(types.toSorted())
})

test('a page without a component shows what it names', () => {
  expect(typesOfPage(undefined, ['ToastOptions']).join()).toMatch(/interface ToastOptions[^]*interface ToastAction/)
})
