/** What investigations and hazards come from, and what investigations are about. */
export const cases = {
  ko: {
    source: {
      InternalMandatoryReport: '의무보고서(SSR)',
      InternalVoluntaryReport: '자율보고서(SSVR)',
      SiteInspection: '현장 점검',
      QualityAudit: '품질 심사',
      FOQA: '비행자료 분석(FOQA)',
      ManagementCommand: '경영진 지시',
      AuthorityRequest_CAR: '당국 요청(CAR)',
      Others: '기타',
      Investigation: '조사',
    },
    investigationType: {
      Accident_SeriousIncident: '사고·준사고',
      Incident_SignificantEvent: '항공안전장애·중요 사건',
      HighRiskHazard: '고위험 위해요인',
    },
  },
  en: {
    source: {
      InternalMandatoryReport: 'Mandatory report (SSR)',
      InternalVoluntaryReport: 'Voluntary report (SSVR)',
      SiteInspection: 'Site inspection',
      QualityAudit: 'Quality audit',
      FOQA: 'Flight data analysis (FOQA)',
      ManagementCommand: 'Command of the management',
      AuthorityRequest_CAR: 'Request of the authority (CAR)',
      Others: 'Others',
      Investigation: 'Investigation',
    },
    investigationType: {
      Accident_SeriousIncident: 'Accident or serious incident',
      Incident_SignificantEvent: 'Incident or significant event',
      HighRiskHazard: 'High risk hazard',
    },
  },
} as const;
