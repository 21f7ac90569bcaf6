import { AppError } from '@proximity/common/app-error';
import { decideRequest, MOST_FRIENDS, MOST_OPEN_REQUESTS, type RequestFacts } from './decide-request';

const stranger: RequestFacts = {
  ...{ owner: 'bob', areFriends: false, hasAsked: false, wasAsked: false },
  ...{ friendsOfUser: 0, friendsOfOwner: 0, requestsToOwner: 0 },
};
const { owner: _, ...nobody } = stranger;

describe('asking for friendship', () => {
  it.each([
    ['the owner is a stranger', {}, 'ask'],
    ['the owner has asked before', { wasAsked: true }, 'add'],
    [
      'the owner has asked before, and many others ask the owner',
      { wasAsked: true, requestsToOwner: MOST_OPEN_REQUESTS },
      'add',
    ],
    ['the player has asked before', { hasAsked: true }, 'leave'],
    [
      'the player has asked before, and there is no room now',
      { hasAsked: true, friendsOfOwner: MOST_FRIENDS },
      'leave',
    ],
    [
      'there is room for one more',
      {
        friendsOfUser: MOST_FRIENDS - 1,
        friendsOfOwner: MOST_FRIENDS - 1,
        requestsToOwner: MOST_OPEN_REQUESTS - 1,
      },
      'ask',
    ],
  ])('when %s, then that is done', (_case, facts, decision) => {
    expect(decideRequest('ada', { ...stranger, ...facts })).toBe(decision);
  });

  it('when it is refused, then each reason has a sentence of its own', () => {
    const refusals = [
      decideRequest('ada', nobody),
      decideRequest('ada', { ...stranger, owner: 'ada' }),
      decideRequest('ada', { ...stranger, areFriends: true }),
      decideRequest('ada', { ...stranger, friendsOfUser: MOST_FRIENDS }),
      decideRequest('ada', { ...stranger, wasAsked: true, friendsOfOwner: MOST_FRIENDS }),
      decideRequest('ada', { ...stranger, requestsToOwner: MOST_OPEN_REQUESTS }),
    ];
    expect(refusals.map((refusal) => refusal instanceof AppError && [refusal.code, refusal.message])).toEqual(
      [
        ['not_found', 'Nobody has this friend code.'],
        ['own_friend_code', 'This is your own friend code.'],
        ['already_friends', 'You are friends already.'],
        ['too_many_friends', 'You have 200 friends. Remove one to add another.'],
        ['player_has_no_room', 'This player has as many friends as one can have.'],
        ['player_has_no_room', 'Too many requests wait for this player. Try again another day.'],
      ],
    );
  });
});
