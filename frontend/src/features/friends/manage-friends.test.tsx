import { act, fireEvent, screen, within } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import {
  friend,
  friendsServer,
  maya,
  mayaDetails,
  signIn,
  signOut,
  type FriendsWorld,
} from '../../../test/friends-server';
import { field, renderPage, settle } from '../../../test/render-page';

const written = jest.fn<Promise<void>, [string]>();
beforeEach(() => {
  jest.useFakeTimers();
  written.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  signOut();
});

function someWorld(): FriendsWorld {
  return {
    entries: [friend('Tomás', { position: 1, guessCount: 14 }), maya(), friend('Ines')],
    requests: [
      { id: 'r1', name: 'Noor', photoURL: null },
      { id: 'r2', name: 'Felix', photoURL: null },
    ],
  };
}

/** The dialog with its second tab open. */
async function manage(
  world = someWorld(),
  server = friendsServer(world),
  { cached = {}, beforeTab = () => {} }: { cached?: object; beforeTab?: () => void } = {},
) {
  signIn(world, cached);
  const page = renderPage(server);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
  await field();
  await page.user.click(await screen.findByRole('button', { name: /^Friends/ }));
  await settle(10);
  const dialog = await screen.findByRole('dialog', { name: 'Friends' });
  beforeTab();
  await page.user.click(within(dialog).getByRole('tab', { name: /Manage/ }));
  await settle(10);
  const press = async (name: string) => {
    await page.user.click(within(dialog).getByRole('button', { name }));
    await settle(10);
  };
  const code = within(dialog).getByRole('textbox', { name: 'Add friends' });
  const user = () => page.services.account.current().user;
  return { page, server, world, dialog, press, code, user };
}

/** The toasts inside of a dialog: the message, and what kind of toast it is. */
function toast(dialog: HTMLElement): [string, string | undefined] {
  const shown = dialog.querySelector('[role="status"] .toast');
  const type = ['success', 'error', 'info'].find((each) => shown?.classList.contains(each));
  return [shown?.querySelector('span')?.textContent ?? '', type];
}

const question = (name: string) => screen.findByRole('dialog', { name });
const names = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label'));

describe('when the own code was not known at the start', () => {
  const noCode = { pendingInvites: null, friendCount: null, hasFriends: null, friendCode: null };
  async function manageWithoutCode(later: object) {
    const world = someWorld();
    const server = friendsServer(world);
    server.on('GET /api/user', ok({ ...mayaDetails(world), ...noCode }));
    return manage(world, server, {
      cached: noCode,
      beforeTab: () => server.on('GET /api/user', ok({ ...mayaDetails(world), ...noCode, ...later })),
    });
  }
  test('then opening its tab asks for it, and shows it', async () => {
    const { dialog, user } = await manageWithoutCode({ friendCode: 'K7QM4RXD', friendCount: 2 });
    expect(within(dialog).getByText('K7QM4RXD')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(user()).toMatchObject({ friendCode: 'K7QM4RXD', friendCount: 2 });
  });

  test('then there is nothing to copy as long as it stays unknown, and no end of asking', async () => {
    const { dialog, server } = await manageWithoutCode({});
    expect(within(dialog).getByText('It cannot be fetched right now.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(server.calls.filter((call) => call === 'GET /api/user')).toHaveLength(1);
  });
});

describe('adding a friend', () => {
  test('when no code is entered, then the page asks for one, and nobody else', async () => {
    const { page, dialog, server, code } = await manage();
    await page.user.type(code, '   {Enter}');
    expect(within(dialog).getByText('Please enter a friend code')).toBeInTheDocument();
    expect(code).toHaveAccessibleDescription('Please enter a friend code');
    expect(server.calls).not.toContain('POST /api/friend-request');
    await page.user.type(code, 'A');
    expect(within(dialog).queryByText('Please enter a friend code')).not.toBeInTheDocument();
  });

  test('when the other side has to accept, then the request is sent, and nobody counts as a friend yet', async () => {
    const { page, dialog, server, code, user } = await manage();
    const sent = jest.fn();
    server.on('POST /api/friend-request', (_path, { body }) => {
      sent(body);
      return ok({ status: 'requested' });
    });
    await page.user.type(code, ' abcd3479 {Enter}');
    await settle(10);
    expect(sent.mock.calls).toEqual([[{ friendCode: 'abcd3479' }]]);
    expect(toast(dialog)).toEqual(['Request sent', 'info']);
    expect(user()?.friendCount).toBe(2);
    expect(code).toHaveValue('');
  });

  test('when the answer is not there yet, then the button waits, and a second press asks nothing', async () => {
    const { page, dialog, server, code } = await manage();
    server.on('POST /api/friend-request', ok({ status: 'requested' }));
    const letGo = server.hold('POST /api/friend-request');
    await page.user.type(code, 'ABCD3479{Enter}');
    const add = within(dialog).getByRole('button', { name: 'Add' });
    expect(add).toHaveAttribute('aria-busy', 'true');
    await page.user.click(add);
    letGo();
    await settle(10);
    expect(add).not.toHaveAttribute('aria-busy');
    expect(server.calls.filter((call) => call === 'POST /api/friend-request')).toHaveLength(1);
  });

  test('when the other side has asked before, then the friend is added, counted and on the board', async () => {
    const { page, dialog, server, world, code, user } = await manage();
    server.on('POST /api/friend-request', ok({ status: 'added' }));
    world.entries = [...world.entries, friend('Noor')];
    world.requests = world.requests.slice(1);
    await page.user.type(code, 'ABCD3479{Enter}');
    await settle(10);
    expect(toast(dialog)).toEqual(['Friend added!', 'success']);
    expect(user()).toMatchObject({ friendCount: 3, hasFriends: true, pendingInvites: 1 });
    expect(names(dialog)).toContain('Remove Noor');
  });

  test('when there are no friends yet, then it is told how to get one', async () => {
    const { dialog } = await manage({ entries: [maya()], requests: [] });
    expect(within(dialog).getByRole('heading', { name: 'No friends yet' })).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Enter the code of a friend, or send yours');
  });

  test('when the first friend is added, then there are friends', async () => {
    const { page, server, code, user } = await manage({ entries: [maya()], requests: [] });
    server.on('POST /api/friend-request', ok({ status: 'added' }));
    await page.user.type(code, 'ABCD3479{Enter}');
    await settle(10);
    expect(user()).toMatchObject({ friendCount: 1, hasFriends: true });
  });

  test.each([
    ['invalid_request', 'A friend code has 8 letters and digits.'],
    ['not_found', 'Nobody has this friend code.'],
    ['own_friend_code', 'This is your own friend code.'],
    ['already_friends', 'You are friends already.'],
    ['too_many_friends', 'You have as many friends as one can have. Remove one to add another.'],
    ['player_has_no_room', 'This player cannot take another request right now. Try again another day.'],
    ['too_many_requests', 'Too many attempts. Try again later.'],
    ['of_tomorrow', 'A sentence of the server.'],
  ])(
    'when the server refuses with %s, then why is an error toast, and the code stays to be mended',
    async (reason, text) => {
      const { page, dialog, server, code, user } = await manage();
      server.on('POST /api/friend-request', refused(400, reason, { message: 'A sentence of the server.' }));
      await page.user.type(code, 'ABCD3479{Enter}');
      await settle(10);
      expect(toast(dialog)).toEqual([text, 'error']);
      expect(code).toHaveValue('ABCD3479');
      expect(user()?.friendCount).toBe(2);
    },
  );

  test('when no answer comes, then the page says that something went wrong', async () => {
    const { page, dialog, server, code } = await manage();
    server.on('POST /api/friend-request', 'offline');
    await page.user.type(code, 'ABCD3479{Enter}');
    await settle(10);
    expect(toast(dialog)).toEqual(['Something went wrong! Try again', 'error']);
  });
});

describe('the own code', () => {
  test('when it is copied, then toast and button say so for a second', async () => {
    const { dialog, press } = await manage();
    await press('Copy');
    expect(written.mock.calls).toEqual([['K7QM4RXD']]);
    expect(toast(dialog)).toEqual(['Friend code copied to clipboard', 'success']);
    expect(within(dialog).getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await settle(1000);
    expect(toast(dialog)[0]).toBe('');
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  test('when a new one is wanted, then the page asks first, and the new one stands there', async () => {
    const { page, dialog, server, press } = await manage();
    server.on('POST /api/regenerate-friend-code', ok({ friendCode: 'NEWCODE3' }));
    await press('Get a new friend code');
    expect(server.calls).not.toContain('POST /api/regenerate-friend-code');
    const asked = await question('New friend code');
    await page.user.click(within(asked).getByRole('button', { name: 'Get a new code' }));
    await settle(10);
    expect(toast(dialog)).toEqual(['Friend code regenerated', 'success']);
    expect(within(dialog).getByText('NEWCODE3')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'New friend code' })).not.toBeInTheDocument();
  });

  test('when the player wants it not to be asked again, then it is done at once from then on', async () => {
    const { page, server, press } = await manage();
    server.on('POST /api/regenerate-friend-code', ok({ friendCode: 'NEWCODE3' }));
    await press('Get a new friend code');
    const asked = await question('New friend code');
    await page.user.click(within(asked).getByRole('checkbox', { name: 'Do not show again' }));
    await page.user.click(within(asked).getByRole('button', { name: 'Get a new code' }));
    await settle(10);
    expect(localStorage.getItem('doNotShowAgain-regenerate-code')).toBe('true');
    await press('Get a new friend code');
    expect(server.calls.filter((call) => call === 'POST /api/regenerate-friend-code')).toHaveLength(2);
  });

  test('when a new one is being made, then the button waits, and a second press asks nothing', async () => {
    localStorage.setItem('doNotShowAgain-regenerate-code', 'true');
    const { dialog, server, press } = await manage();
    server.on('POST /api/regenerate-friend-code', ok({ friendCode: 'NEWCODE3' }));
    const letGo = server.hold('POST /api/regenerate-friend-code');
    await press('Get a new friend code');
    const button = within(dialog).getByRole('button', { name: 'Get a new friend code' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await press('Get a new friend code');
    letGo();
    await settle(10);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(server.calls.filter((call) => call === 'POST /api/regenerate-friend-code')).toHaveLength(1);
  });

  test('when the server refuses, then why is an error toast, and the old code stands', async () => {
    localStorage.setItem('doNotShowAgain-regenerate-code', 'true');
    const { dialog, server, press } = await manage();
    server.on('POST /api/regenerate-friend-code', refused(429, 'too_many_requests'));
    await press('Get a new friend code');
    expect(toast(dialog)).toEqual(['Too many attempts. Try again later.', 'error']);
    expect(within(dialog).getByText('K7QM4RXD')).toBeInTheDocument();
  });
});

describe('invites', () => {
  test('when one is accepted, then there is a friend more, and an invite less everywhere', async () => {
    const { dialog, server, world, press, user } = await manage();
    server.on('POST /api/friend-request/r1/accept', () => {
      world.requests = world.requests.slice(1);
      world.entries = [...world.entries, friend('Noor')];
      return ok({});
    });
    expect(within(dialog).getByRole('tab', { name: 'Manage 2 pending invites' })).toBeInTheDocument();
    await press('Accept Noor');
    expect(toast(dialog)).toEqual(['Friend added!', 'success']);
    expect(names(dialog)).toContain('Remove Noor');
    expect(within(dialog).queryByRole('button', { name: 'Accept Noor' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('tab', { name: 'Manage 1 pending invite' })).toBeInTheDocument();
    expect(user()).toMatchObject({ friendCount: 3, pendingInvites: 1 });
  });

  test('when one is declined, then it goes without a friend', async () => {
    const { dialog, server, world, press, user } = await manage();
    server.on('POST /api/friend-request/r2/decline', () => {
      world.requests = world.requests.slice(0, 1);
      return ok({});
    });
    await press('Decline Felix');
    expect(within(dialog).queryByRole('button', { name: 'Accept Felix' })).not.toBeInTheDocument();
    expect(user()).toMatchObject({ friendCount: 2, pendingInvites: 1 });
  });

  test('when one is declined after another was accepted, then no success is told any more', async () => {
    const { dialog, server, press } = await manage();
    server.on('POST /api/friend-request/', ok({}));
    await press('Accept Noor');
    expect(toast(dialog)).toEqual(['Friend added!', 'success']);
    await press('Decline Felix');
    expect(within(dialog).queryByText('Friend added!')).not.toBeInTheDocument();
  });

  test.each([
    ['not_found', 'There is no such friend request.'],
    ['too_many_friends', 'You have as many friends as one can have. Remove one to add another.'],
    ['player_has_no_room', 'This player has as many friends as one can have.'],
  ])('when the answer is refused with %s, then why is an error toast', async (reason, text) => {
    const { dialog, server, press } = await manage();
    server.on('POST /api/friend-request/r1/accept', refused(400, reason));
    await press('Accept Noor');
    expect(toast(dialog)).toEqual([text, 'error']);
  });

  test('when somebody asks meanwhile, then the invite appears', async () => {
    const { dialog, world } = await manage({ ...someWorld(), requests: [] });
    expect(within(dialog).queryByText('Invites')).not.toBeInTheDocument();
    world.requests = [{ id: 'r3', name: 'Olu', photoURL: null }];
    await settle(5100);
    expect(within(dialog).getByRole('button', { name: 'Accept Olu' })).toBeInTheDocument();
  });
});

describe('removing a friend', () => {
  async function remove(server?: ReturnType<typeof friendsServer>, world = someWorld()) {
    const managed = await manage(world, server ?? friendsServer(world));
    await managed.press('Remove Ines');
    const asked = await question('Remove friend');
    return {
      ...managed,
      asked,
      confirm: async () => {
        await managed.page.user.click(within(asked).getByRole('button', { name: 'Remove' }));
        await settle(10);
      },
    };
  }

  test('when it is confirmed, then the friend goes from the list, and is not counted any more', async () => {
    const { dialog, server, world, asked, confirm, user } = await remove();
    const sent = jest.fn();
    server.on('POST /api/remove-friend', (_path, { body }) => {
      sent(body);
      world.entries = world.entries.slice(0, 2);
      return ok({});
    });
    expect(asked).toHaveTextContent('Are you sure you want to remove Ines?');
    expect(dialog).toHaveTextContent('2 friends');
    await confirm();
    expect(sent.mock.calls).toEqual([[{ friendId: 'id-Ines' }]]);
    expect(toast(dialog)).toEqual(['Friend removed', 'success']);
    expect(names(dialog)).toEqual(['Remove Tomás']);
    expect(dialog).toHaveTextContent('1 friend');
    expect(user()?.friendCount).toBe(1);
    expect(asked).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 friend' })).toHaveFocus();
  });

  test('when it is called off, then nobody is removed', async () => {
    const { page, server, dialog, asked } = await remove();
    await page.user.click(within(asked).getByRole('button', { name: 'Keep' }));
    await settle(10);
    expect(names(dialog)).toEqual(['Remove Ines', 'Remove Tomás']);
    expect(server.calls).not.toContain('POST /api/remove-friend');
    expect(within(dialog).getByRole('button', { name: 'Remove Ines' })).toHaveFocus();
  });

  test('when Escape closes the question, then the friends stay open', async () => {
    const { dialog, asked } = await remove();
    act(() => void fireEvent(asked, new Event('cancel', { cancelable: true })));
    await settle(10);
    expect(asked).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  test('when the friend is unknown, then it could not be done, and the question goes all the same', async () => {
    const { dialog, server, asked, confirm, user } = await remove();
    server.on('POST /api/remove-friend', refused(404, 'not_found'));
    await confirm();
    expect(toast(dialog)).toEqual(['Error removing friend', 'error']);
    expect(asked).not.toBeInTheDocument();
    expect(user()?.friendCount).toBe(2);
  });

  test('when the server fails, then that is said, and the question goes all the same', async () => {
    const { dialog, server, asked, confirm } = await remove();
    server.on('POST /api/remove-friend', refused(503, 'unavailable'));
    await confirm();
    expect(toast(dialog)).toEqual([
      'The service is not available right now. Try again in a moment.',
      'error',
    ]);
    expect(asked).not.toBeInTheDocument();
    expect(names(dialog)).toEqual(['Remove Ines', 'Remove Tomás']);
  });

  test('when the player no longer wants to be asked, then it is done at once', async () => {
    localStorage.setItem('doNotShowAgain-remove-friend', 'true');
    const { dialog, server, world, press } = await manage();
    server.on('POST /api/remove-friend', () => {
      world.entries = world.entries.slice(0, 2);
      return ok({});
    });
    await press('Remove Ines');
    expect(toast(dialog)).toEqual(['Friend removed', 'success']);
    expect(names(dialog)).toEqual(['Remove Tomás']);
  });
});
