import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { asSessionUser, endSession, expireSession, startSession, useSession } from './session';

const asha = asSessionUser({ id: 'user-7', name: 'Asha', email: 'asha@example.com', isAdmin: false, images: [] });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the session', () => {
  it('starts and ends wherever it is followed', () => {
    const { result } = renderHook(useSession);
    expect(result.current).toBeNull();

    act(() => startSession('a-token', asha));
    expect(result.current).toEqual({ token: 'a-token', user: asha });
    expect(window.localStorage.getItem('isLogin')).toBe('true');
    act(() => endSession());

    expect(result.current).toBeNull();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it('is there as soon as a token is stored, whatever the stored user looks like', () => {
    window.localStorage.setItem('token', 'a-token');
    window.localStorage.setItem('user', '{not json');

    const { result } = renderHook(useSession);

    expect(result.current).toMatchObject({ token: 'a-token', user: { name: '', userId: '' } });
  });

  it('forgets what was kept for this visit', () => {
    startSession('a-token', asha);
    window.sessionStorage.setItem('billing', '{}');

    endSession();

    expect(window.sessionStorage.getItem('billing')).toBeNull();
  });

  it('that ends by itself leaves a half-filled form to the shopper, who signs in again', () => {
    startSession('a-token', asha);
    window.sessionStorage.setItem('billing', '{}');

    expireSession('a-token');

    expect(window.localStorage.getItem('token')).toBeNull();
    expect(window.sessionStorage.getItem('billing')).toBe('{}');
  });

  it('outlives the refusal of an older token', () => {
    startSession('a-new-token', asha);

    expireSession('an-old-token');
    expect(window.localStorage.getItem('token')).toBe('a-new-token');
    expireSession('a-new-token');

    expect(window.localStorage.getItem('token')).toBeNull();
  });
});
