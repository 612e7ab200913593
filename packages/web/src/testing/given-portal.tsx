import { getApprovalCounts, listRecentLines, listRecentSubmitted, markDocumentRead } from '@portal/contract/approval';
import { getConfig, listMenus } from '@portal/contract/identity';
import { checker, type EndpointSpec, type ReplyOf } from '@portal/contract/kernel';
import { listLeaveDays } from '@portal/contract/leave';
import { countUnread } from '@portal/contract/notification';
import { getMe } from '@portal/contract/shell';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { setNavigator } from '../platform/navigator.ts';
import { createPortal, Portal } from '../portal.tsx';
import { type Answer, givenAnswers, givenSignedIn, type Request, refusal } from './answers.ts';

type Reply = { endpoint: EndpointSpec; answer: (request: Request) => Answer };

const pattern = ({ path }: EndpointSpec): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** What an endpoint answers; a reply that does not fit the contract fails the test. */
export const reply = <const E extends EndpointSpec>(endpoint: E, body: ReplyOf<E>): Reply => ({
  endpoint,
  answer: () => {
    const problems = checker(endpoint.reply)(body);
    if (problems.length > 0) throw new Error(`${endpoint.path}: ${JSON.stringify(problems)}`);
    return { body };
  },
});

export const refuse = (endpoint: EndpointSpec, ...how: Parameters<typeof refusal>): Reply => ({
  endpoint,
  answer: () => refusal(...how),
});

const employee: ReplyOf<typeof getMe>['employee'] = {
  id: 7,
  code: 'H0007',
  name: '이서연',
  engName: 'Lee Seoyeon',
  position: '부장',
  jobTitle: null,
  email: 'ops.lead@hanbit.example',
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
  phone: '',
  address: '',
};

const leave = {
  year: 2026,
  totalDays: 15,
  useAnnualLeaveDays: 2.5,
  useVacationDays: 0,
  remainingDays: 12.5,
  reservedDays: 1,
};

/** What every screen requests. */
const usual: readonly Reply[] = [
  reply(getConfig, {
    companyName: { ko: '한빛항공', en: 'Hanbit Air' },
    oidc: { authority: 'https://id.test', clientId: 'portal', scope: 'openid' },
    profileUrl: 'https://profile.example',
    graphBaseUrl: '/graph',
    embedOrigins: [],
    mailDomain: 'hanbit.example',
    demo: true,
    selfApproval: 'everyone',
    upload: { maxBytes: 10_000_000, blockedExtensions: [] },
  }),
  reply(getMe, { employee, annualLeaveInfo: leave, permissions: [{ menu: 'Approval', name: 'Level1' }] }),
  reply(listLeaveDays, []),
  reply(listRecentLines, []),
  reply(listRecentSubmitted, []),
  reply(countUnread, { unread: 0 }),
  reply(listMenus, [{ id: 1, name: 'Approval', path: '/approval' }]),
  reply(getApprovalCounts, {
    can: { selfApprove: true },
    draftCount: 2,
    inProgressCount: 31,
    requestedCount: 3,
    askedCount: 0,
  }),
];

/** The whole portal at an address, for a signed-in user; returns the calls it makes. */
export const givenPortal = async (path: string, replies: readonly Reply[]) => {
  givenSignedIn();
  const all = [...replies, ...usual];
  const calls: Request[] = givenAnswers((request) => {
    const [address = ''] = request.path.split('?');
    if (request.method === markDocumentRead.method && pattern(markDocumentRead).test(address)) {
      // It is sent for every document that is opened, and is no act of the user.
      calls.splice(calls.indexOf(request), 1);
      return { status: 204 };
    }
    const fitting = all.filter(({ endpoint }) => endpoint.method === request.method && pattern(endpoint).test(address));
    // As on the server: `docs/recent-lines` is no document.
    const found = fitting.find(({ endpoint }) => endpoint.path === address) ?? fitting[0];
    return found?.answer(request) ?? { status: 404 };
  });
  const portal = createPortal(createMemoryHistory({ initialEntries: [path] }));
  setNavigator((href) => void portal.router.navigate({ href }));
  render(<Portal {...portal} />);
  return { router: portal.router, calls };
};
