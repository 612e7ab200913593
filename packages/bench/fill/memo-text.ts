const paragraphs = [
  '최근 3개월간 조류 충돌이 전년 같은 기간보다 늘어 활주로 주변의 퇴치 장비를 추가로 구매하고자 합니다.',
  '하계 성수기 증편에 맞추어 지상 인력과 장비를 아래와 같이 운영하고자 하오니 검토하여 주시기 바랍니다.',
  '내용 연수가 지난 장비를 교체하여 정비 품질을 높이고 결함으로 인한 지연을 줄이고자 합니다.',
  '관련 부서와 두 차례 협의하였으며 예산은 올해 편성된 범위 안에서 집행합니다.',
  'The vendor confirmed delivery within six weeks; installation does not affect scheduled operations.',
  '세 업체의 견적을 비교하여 가격과 사후 지원이 가장 나은 곳을 골랐습니다.',
] as const;

const row = (n: number): string =>
  `<tr><td>항목 ${n}</td><td>${(n % 9) + 1} 대</td><td style="text-align: right">${((n % 37) + 3) * 10_000}</td></tr>`;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** HTML such as the editor writes, about 2 kB of it: what a memo of one page holds. */
export const memoText = (variant: number): string =>
  [
    ...numbers(8).map((n) => `<p>${paragraphs[(variant + n) % paragraphs.length]} (${variant * 7 + n})</p>`),
    '<h3>1. 내역</h3><table><tbody><tr><th>항목</th><th>수량</th><th>금액 (원)</th></tr>',
    ...numbers(8).map((n) => row(variant + n)),
    '</tbody></table><h3>2. 기대 효과</h3><p><strong>업무 효율과 안전 수준</strong>을 높이고 비용을 줄입니다.</p>',
  ].join('');

/** A memo that fills so many pages of A4. */
export const pages = (count: number): string =>
  numbers(count)
    .map((n) => memoText(n))
    .join('');
