import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { keepOnDevice, playedGame } from '../../../test/played-game';
import { gameServer, renderPage, settle, TODAY } from '../../../test/render-page';
import type { DialogRequest } from '../../shared/dialogs/dialog-request';
import { DialogsProvider, useDialogs } from '../../shared/dialogs/dialogs-provider';
import { lazyPart } from '../../shared/lazy-part';

const parts = { share: lazyPart(async () => (await import('./share-dialog')).ShareDialog) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Opener({ request }: { readonly request: DialogRequest }) {
  const { openDialog } = useDialogs();
  useEffect(() => openDialog(request), [openDialog, request]);
  return null;
}

async function open(request: DialogRequest, name: string) {
  renderPage(
    gameServer(),
    '/',
    <DialogsProvider parts={parts}>
      <Opener request={request} />
    </DialogsProvider>,
  );
  await settle(10);
  return within(await screen.findByRole('dialog', { name }));
}

const finished = () => keepOnDevice(playedGame(TODAY, ['coast', 'secret']));

test.each([
  ['no tab', {}, 'Share results'],
  ['the results', { tab: 'share' }, 'Share results'],
  ['the statistics', { tab: 'statistics' }, 'View statistics'],
] as const)('when it is opened on %s, then that is what it shows', async (_what, asked, tab) => {
  finished();
  const dialog = await open({ name: 'share', ...asked }, `Game #${TODAY}`);
  expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent(tab);
  const isOnStatistics = tab === 'View statistics';
  expect(dialog.queryAllByText('New game in')).toHaveLength(isOnStatistics ? 1 : 0);
  expect(dialog.queryAllByRole('button', { name: 'Copy' })).toHaveLength(isOnStatistics ? 0 : 1);
});

test('when the game is still played, then there is nothing to share: it shows the statistics, without tabs or countdown', async () => {
  keepOnDevice(playedGame(TODAY, ['coast']));
  const dialog = await open({ name: 'share' }, 'Statistics');
  expect(dialog.getByText('Played')).toBeInTheDocument();
  expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
  expect(dialog.queryByText('New game in')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
});
