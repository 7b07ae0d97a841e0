import { describe, expect, it } from 'vitest';
import { directAudioUrl } from './dropbox.ts';

describe('the address of an audio file', () => {
  it.each([
    ['https://www.dropbox.com/s/abc/a.mp3?dl=0', 'https://www.dropbox.com/s/abc/a.mp3?dl=1'],
    ['https://dropbox.com/s/abc/a.mp3', 'https://dropbox.com/s/abc/a.mp3?dl=1'],
    ['http://www.dropbox.com/sh/abc/a.mp3?dl=0', 'http://www.dropbox.com/sh/abc/a.mp3?dl=1'],
    [
      'https://www.dropbox.com/scl/fi/x/a.mp3?rlkey=k&dl=0#t=5',
      'https://www.dropbox.com/scl/fi/x/a.mp3?rlkey=k&dl=1#t=5',
    ],
    ['HTTPS://WWW.DROPBOX.COM/s/abc/a.mp3?dl=0&dl=0', 'https://www.dropbox.com/s/abc/a.mp3?dl=1'],
  ])('%s becomes %s', (address, direct) => {
    expect(directAudioUrl(address)).toBe(direct);
  });

  it.each([
    '',
    'no address',
    '/s/abc/a.mp3',
    'https://evil.example/www.dropbox.com/s/abc/a.mp3',
    'https://evil.example/?u=https://www.dropbox.com/s/abc/a.mp3',
    'https://www.dropbox.com.evil.example/s/abc/a.mp3',
    'https://www.dropbox.com@evil.example/s/abc/a.mp3',
    'https://www.dropbox.com:8443/s/abc/a.mp3',
    'https://dl.dropboxusercontent.com/s/abc/a.mp3',
    'https://notdropbox.com/s/abc/a.mp3',
    'https://www.dropbox.com/home',
    'https://www.dropbox.com/home/s/abc/a.mp3',
    'ftp://www.dropbox.com/s/abc/a.mp3',
    'javascript:alert(1)//www.dropbox.com/s/abc',
    'https://cdn.example/a.mp3?dl=0',
  ])('%s stays as it is (T28)', (address) => {
    expect(directAudioUrl(address)).toBe(address);
  });
});
