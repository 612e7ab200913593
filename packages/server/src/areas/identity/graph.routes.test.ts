import { Problem } from '@portal/contract/kernel';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { graphRoutes } from './graph.routes.ts';

const person = {
  id: 7,
  email: 'captain@hanbit.example',
  name: '김기장',
  position: '기장',
  jobTitle: null,
  departmentName: '운항부',
};

const app = Fastify();
await graphRoutes(app, {
  limits: { countPerson: () => Promise.resolve(), countAnonymous: () => Promise.resolve() },
  verifyAccess: async ({ authorization }) => {
    if (authorization === undefined) throw new Problem('not-signed-in');
    const email = authorization.replace('Bearer ', '');
    return { issuer: 'test', subject: email, email, issuedAt: 0 };
  },
  findPerson: async ({ subject }) => (subject === person.email ? person : undefined),
  findPhoto: async (email, pixels) =>
    email === person.email && pixels === 48
      ? { contentType: 'image/png', content: new Uint8Array([1, 2, 3]) }
      : undefined,
});

const get = (path: string, email?: string) =>
  app.inject({ url: `/graph/v1.0${path}`, headers: email === undefined ? {} : { authorization: `Bearer ${email}` } });

it('returns the caller', async () => {
  const response = await get('/me', person.email);
  expect(response.json()).toMatchObject({
    id: '7',
    displayName: '김기장',
    mail: person.email,
    userPrincipalName: person.email,
    jobTitle: '기장',
    department: '운항부',
    officeLocation: '운항부',
  });
});

it('answers 404 in its own format for a person without an employee record', async () => {
  const response = await get('/me', 'stranger@hanbit.example');
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'ResourceNotFound']);
});

it('returns a photo, or 404', async () => {
  const photo = await get(`/users/${person.email}/photos/48x48/$value`, person.email);
  expect([photo.statusCode, photo.headers['content-type'], photo.rawPayload.length]).toEqual([200, 'image/png', 3]);
  expect((await get('/users/hr%40hanbit.example/photos/48x48/$value', person.email)).statusCode).toBe(404);
  expect((await get(`/users/${person.email}/photos/big/$value`, person.email)).statusCode).toBe(400);
});

it('counts an empty inbox', async () => {
  const query = new URLSearchParams({ $filter: 'isRead eq false', $count: 'true', $top: '1' });
  const response = await get(`/me/mailFolders/inbox/messages?${query}`, person.email);
  expect(response.json()).toMatchObject({ '@odata.count': 0, value: [] });
  expect((await get('/me/mailFolders/inbox/messages?$filter=isRead%20eq%20true', person.email)).statusCode).toBe(400);
});

it('refuses calls without a token', async () => {
  for (const path of ['/me', '/users/a/photos/48x48/$value', '/me/mailFolders/inbox/messages']) {
    const response = await get(path);
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'InvalidAuthenticationToken']);
  }
});

it('refuses every call of a person without an employee record', async () => {
  for (const path of ['/me', `/users/${person.email}/photos/48x48/$value`, '/me/mailFolders/inbox/messages']) {
    const response = await get(path, 'stranger@hanbit.example');
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'ResourceNotFound']);
  }
});
