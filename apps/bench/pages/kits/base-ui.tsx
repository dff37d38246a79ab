import { Button } from '@base-ui/react/button'
import { Dialog } from '@base-ui/react/dialog'
import { Drawer } from '@base-ui/react/drawer'
import { Menu } from '@base-ui/react/menu'
import { Select } from '@base-ui/react/select'
import { Tabs } from '@base-ui/react/tabs'
import { Toast } from '@base-ui/react/toast'
import { Tooltip } from '@base-ui/react/tooltip'
import type { Kit } from '../kit.ts'

// It has no styles, badge, alert, steps or upload.
const options = ['One', 'Two']
const toasts = Toast.createToastManager()

const Remark = ({ text, label }: { text: string; label: string }) => (
  <Tooltip.Root>
    <Tooltip.Trigger render={<Button />}>{label}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Positioner>
        <Tooltip.Popup>{text}</Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
)

const ToastList = () =>
  Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast}>
      <Toast.Title />
      <Toast.Close>Close</Toast.Close>
    </Toast.Root>
  ))

const Choices = () => (
  <>
    <Menu.Root>
      <Menu.Trigger>Menu</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup>
            {options.map((option) => (
              <Menu.Item key={option}>{option}</Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
    <Select.Root>
      <Select.Trigger>
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner>
          <Select.Popup>
            {options.map((option) => (
              <Select.Item key={option} value={option}>
                <Select.ItemText>{option}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
    <Tabs.Root defaultValue="One">
      <Tabs.List>
        {options.map((option) => (
          <Tabs.Tab key={option} value={option}>
            {option}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="One">One</Tabs.Panel>
    </Tabs.Root>
  </>
)

const Surfaces = () => (
  <>
    <Dialog.Root>
      <Dialog.Trigger>Modal</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Dialog.Popup>
          <Dialog.Title>Modal</Dialog.Title>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
    <Drawer.Root>
      <Drawer.Trigger>Pane</Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Backdrop />
        <Drawer.Viewport>
          <Drawer.Popup>
            <Drawer.Title>Pane</Drawer.Title>
            <Drawer.Close>Close</Drawer.Close>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  </>
)

const Parts = () => (
  <Toast.Provider toastManager={toasts}>
    <Toast.Portal>
      <Toast.Viewport>
        <ToastList />
      </Toast.Viewport>
    </Toast.Portal>
    <Button disabled focusableWhenDisabled>
      Save
    </Button>
    <Remark text="Remark" label="Point at me" />
    <Choices />
    <Surfaces />
    <Button onClick={() => toasts.add({ title: 'Saved' })}>Toast</Button>
  </Toast.Provider>
)

export const kit: Kit = {
  Root: ({ children }) => <Tooltip.Provider>{children}</Tooltip.Provider>,
  Parts,
  Row: ({ number }) => <Remark text={`Remark ${number}`} label={`Button ${number}`} />,
}
