import {
  canSchema,
  endpoint,
  id,
  noReply,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import { checksBody, lesson, lessonBody, lessonReturnBody, lessonRow } from './lesson.schema.ts';
import { lessonStatuses } from './lesson.states.ts';

const access = { menu: 'ESMS' } as const;
const path = '/api/esms/lessons';
const byId = object({ id: id() });
const unseen = ['not-found'] as const;
const notNow = [...unseen, 'wrong-status', 'changed-meanwhile'] as const;

export const listLessons = endpoint({
  method: 'GET',
  path,
  summary: 'Published lessons, latest first; those of another status for the safety office',
  access,
  query: object({
    ...pageQuery,
    fieldLevel1Id: optional(id()),
    fieldLevel2Id: optional(id()),
    searchText: searchText(),
    status: optional(oneOf(...lessonStatuses)),
  }),
  reply: object({ ...page(lessonRow).properties, can: canSchema('make') }),
});

export const createLesson = endpoint({
  method: 'POST',
  path,
  summary: 'Write a lesson',
  access,
  body: lessonBody,
  status: 201,
  reply: lesson,
  problems: ['not-valid'],
});

export const getLesson = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One lesson; an unpublished one for the safety office alone',
  access,
  params: byId,
  reply: lesson,
  problems: unseen,
});

export const changeLesson = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Replace the contents of a lesson',
  access,
  params: byId,
  body: lessonBody,
  reply: lesson,
  problems: [...notNow, 'not-valid'],
});

export const deleteLesson = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a draft that was never published',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: [...notNow, 'has-records'],
});

const act = <const Name extends string, const Body extends typeof checksBody | typeof lessonReturnBody>(
  name: Name,
  summary: string,
  body: Body,
) =>
  endpoint({
    method: 'PUT',
    path: `${path}/:id/${name}`,
    summary,
    access,
    params: byId,
    body,
    reply: lesson,
    problems: [...notNow, 'not-valid'],
  });

export const sendLesson = act(
  'send',
  'Send a lesson for approval, after looking for what lets people be recognised',
  checksBody,
);
export const approveLesson = act('approve', 'Publish a lesson, after looking at the same again', checksBody);
export const returnLesson = act('return', 'Give a lesson back to be changed', lessonReturnBody);

export const withdrawLesson = endpoint({
  method: 'PUT',
  path: `${path}/:id/withdraw`,
  summary: 'Withdraw a lesson that waits or is published',
  access,
  params: byId,
  reply: lesson,
  problems: notNow,
});
