import { beforeEach, expect, test } from 'vitest';
import { forgetRememberedPassword, readRememberedLogin, rememberLogin } from './rememberedLogin.ts';

const login = { logIn: 'TB100042', pwd: 'fishcake7' };

beforeEach(() => localStorage.clear());

test('with Remember me on the credentials are saved under "user", the password in plain form', () => {
  rememberLogin(true, 'credentials', login);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(login);
  expect(readRememberedLogin('credentials')).toEqual(login);
});

test('a brand that stores the name alone keeps no password', () => {
  rememberLogin(true, 'login-only', login);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ logIn: 'TB100042' });
});

test('with Remember me off the saved entry is removed', () => {
  rememberLogin(true, 'credentials', login);
  rememberLogin(false, 'credentials', login);
  expect(localStorage.getItem('user')).toBeNull();
});

test('the password that was stored goes, and the name stays', () => {
  rememberLogin(true, 'credentials', login);
  forgetRememberedPassword();
  expect(localStorage.getItem('user')).toBe('{"logIn":"TB100042"}');
});
