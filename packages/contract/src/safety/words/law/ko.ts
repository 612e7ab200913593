/** What the law says, as people are shown it; from which article and since when stands beside it (`law/texts.ts`). */
export const law = {
  noPenalty:
    '본인이 일으킨 일도 발생일부터 10일 안에 국토교통부장관(한국교통안전공단 KAIRS)에 자율보고하면 고의나 중대한 과실이 없는 한 처분하지 못합니다(항공안전법 제61조제4항). 이 포털에 낸 보고는 그 자율보고가 아닙니다.',
  noDismissal:
    '국토교통부장관에게 한 자율보고를 이유로 해고, 전보, 징계 등 불이익을 줄 수 없습니다(항공안전법 제61조제3항).',
  obstacleTime:
    '72시간(제5호 화재·고장은 96시간) 안에 보고하며 토요일과 공휴일의 시간은 빼고 셉니다. 제6호 가목·나목·마목은 즉시, 부상·통신 불능 등으로 못 했다면 그 사유가 끝난 때부터 72시간 안에 보고합니다.',
} as const;
