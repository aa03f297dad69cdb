import { expect, it } from 'vitest';
import { asksForAttention } from './suite-log.ts';

it.each([
  '⚠  functions[europe-west1-site]: function failed to load',
  '✖  emulators: Could not start the Firestore Emulator',
  'Error: An unexpected error has occurred.',
  '>  {"severity":"ERROR","message":"An email could not be sent"}',
  '>  TypeError: x is undefined',
])('shows %s', (line) => {
  expect(asksForAttention(line)).toBe(true);
});

it.each([
  'i  hosting: 127.0.0.1 - - "GET /guides HTTP/1.1" 200',
  'i  functions: Beginning execution of "europe-west1-site"',
  '>  {"severity":"DEBUG","message":"Callable request verification passed"}',
  '⚠  emulators: You are not currently authenticated so some features may not work correctly.',
  '',
])('leaves %j to the file', (line) => {
  expect(asksForAttention(line)).toBe(false);
});
