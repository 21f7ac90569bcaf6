import { act, screen, within } from '@testing-library/react';
import { field, gameServer, renderPage, settle } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function shownPage() {
  const page = renderPage(gameServer());
  await field();
  const show = (...toast: Parameters<typeof page.services.toaster.show>) =>
    act(() => page.services.toaster.show(...toast));
  return { page, show };
}

test('when a toast is shown, then a polite region has it for three seconds', async () => {
  const { show } = await shownPage();
  show('Copied');
  expect(screen.getByText('Copied').closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
  await settle(2999);
  expect(screen.getByText('Copied')).toBeInTheDocument();
  await settle(1);
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});

test('when a second toast comes, then it takes the place of the first, with its own time', async () => {
  const { show } = await shownPage();
  show('First');
  await settle(2000);
  show('Second', 'error', 1000);
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  await settle(999);
  expect(screen.getByText('Second')).toBeInTheDocument();
  await settle(1);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('when the same message is shown again, then its time begins anew', async () => {
  const { show } = await shownPage();
  show('Again');
  await settle(2000);
  show('Again');
  await settle(2000);
  expect(screen.getByText('Again')).toBeInTheDocument();
});

test('when its close icon is pressed, then it goes', async () => {
  const { page, show } = await shownPage();
  show('Something went wrong! Try again', 'error');
  const toast = screen.getByText('Something went wrong! Try again').parentElement;
  await page.user.click(within(toast ?? document.body).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Something went wrong! Try again')).not.toBeInTheDocument();
});

test('when it is pointed at, then it stays to be read', async () => {
  const { page, show } = await shownPage();
  show('Long story', 'info');
  await page.user.hover(screen.getByText('Long story'));
  await settle(10_000);
  expect(screen.getByText('Long story')).toBeInTheDocument();
  await page.user.unhover(screen.getByText('Long story'));
  await settle(3000);
  expect(screen.queryByText('Long story')).not.toBeInTheDocument();
});

describe('when a dialog is open, whose outlet shows the toast', () => {
  async function inDialog() {
    const { page, show } = await shownPage();
    await page.user.click(screen.getByRole('button', { name: 'Settings' }));
    await settle(5);
    const dialog = within(screen.getByRole('dialog'));
    return { page, show, dialog };
  }

  test('when it is pointed at there, then it stays to be read', async () => {
    const { page, show, dialog } = await inDialog();
    show('Long story', 'info');
    await page.user.hover(dialog.getByText('Long story'));
    await settle(10_000);
    expect(dialog.getByText('Long story')).toBeInTheDocument();
    await page.user.unhover(dialog.getByText('Long story'));
    await settle(3000);
    expect(dialog.queryByText('Long story')).not.toBeInTheDocument();
  });

  test('when the dialog goes with the focus in it, then it goes in its time', async () => {
    const { show, dialog } = await inDialog();
    show('Long story', 'info');
    const toast = dialog.getByText('Long story').parentElement ?? document.body;
    act(() => within(toast).getByRole('button', { name: 'Close' }).focus());
    await settle(10_000);
    expect(dialog.getByText('Long story')).toBeInTheDocument();
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    await settle(10);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await settle(3000);
    expect(screen.queryByText('Long story')).not.toBeInTheDocument();
  });
});

test('when it has the focus and the pointer leaves it, then it stays', async () => {
  const { page, show } = await shownPage();
  show('Long story', 'info');
  const toast = screen.getByText('Long story');
  await page.user.hover(toast);
  act(() =>
    within(toast.parentElement ?? document.body)
      .getByRole('button', { name: 'Close' })
      .focus(),
  );
  await page.user.unhover(toast);
  await settle(10_000);
  expect(screen.getByText('Long story')).toBeInTheDocument();
});

test('when the next comes while one is pointed at, then the next has its own time', async () => {
  const { page, show } = await shownPage();
  show('First');
  await page.user.hover(screen.getByText('First'));
  show('Second');
  await settle(3000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});
