import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { LoadMore } from './load-more.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'

const total = 120
const pageSize = 50

function Paging(props: PaginationProps) {
  const [firstShown, setFirstShown] = useState(props.firstShown)
  const last = firstShown + pageSize - 1
  return (
    <Pagination
      {...props}
      firstShown={firstShown}
      shownCount={Math.min(pageSize, total - firstShown + 1)}
      onPrevious={firstShown === 1 ? null : () => setFirstShown(firstShown - pageSize)}
      onNext={last >= total ? null : () => setFirstShown(last + 1)}
    />
  )
}

const meta = {
  title: 'Componenten/Pagination',
  component: Pagination,
  args: {
    label: 'Facturen',
    itemsName: 'facturen',
    firstShown: 1,
    shownCount: pageSize,
    totalCount: total,
    onPrevious: null,
    onNext: null,
  },
  render: (args) => <Paging {...args} />,
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Laden: Story = { args: { isLoading: true } }

function Growing() {
  const [shownCount, setShownCount] = useState(pageSize)
  return (
    <LoadMore
      hasMore={shownCount < total}
      isLoading={false}
      onLoadMore={() => setShownCount(Math.min(total, shownCount + pageSize))}
      shownCount={shownCount}
      totalCount={total}
      itemsName="facturen"
    />
  )
}
/** For a list that grows: what was read stays where it is. */
export const MeerLaden: Story = { render: () => <Growing /> }

/** It says which part of the list is shown, and the focus stays where it was at the end. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Volgende' })
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent('51 tot en met 100 van 120 facturen')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('101 tot en met 120 van 120 facturen')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}
