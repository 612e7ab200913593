import { type DepartmentNode, listDepartmentEmployees, listDepartments } from '@portal/contract/directory';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const department = (id: number, childNodes: DepartmentNode[] = []): DepartmentNode => ({
  id,
  parentId: childNodes.length > 0 ? null : 1,
  level: childNodes.length > 0 ? 1 : 2,
  code: `D${id}`,
  name: `부서 ${id}`,
  engName: `Department ${id}`,
  childNodes,
});

const ROW = 32;
const BOX = 200;
const TOP = 100;

/** The rows of the tree below one another, in a box that shows some of them. */
const givenLayout = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = this.closest('[data-scrollarea-viewport]');
    const place = [...(box?.querySelectorAll('[role=treeitem] > div') ?? [])].indexOf(this);
    if (this === box) return new DOMRect(0, TOP, 300, BOX);
    return place < 0 ? new DOMRect() : new DOMRect(0, TOP + place * ROW - (box?.scrollTop ?? 0), 300, ROW);
  });

it("the tree opens with one's own department in its middle", async () => {
  givenLayout();
  const children = [2, 4, 5, 6, 7, 8, 9, 3, 10, 11, 12, 13].map((id) => department(id));
  await givenPortal('/approval/documents/write?category=LetterOfApproval', [
    reply(listDepartments, [department(1, children)]),
    reply(listDepartmentEmployees, []),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '결재선 선택' }));
  const own = await screen.findByRole('treeitem', { name: '부서 3' });
  const box = own.closest('[data-scrollarea-viewport]');
  await waitFor(() => expect(box?.scrollTop).toBe(8 * ROW + ROW / 2 - BOX / 2));
});

it('Home and End move to both ends of the visible rows', async () => {
  const below = { ...department(9), parentId: 4 };
  await givenPortal('/approval/documents/write?category=LetterOfApproval', [
    reply(listDepartments, [department(1, [department(3), { ...department(4), childNodes: [below] }])]),
    reply(listDepartmentEmployees, []),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '결재선 선택' }));
  const own = await screen.findByRole('treeitem', { name: '부서 3' });
  own.focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('data-value')).toBe('4');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('data-value')).toBe('1');
});
